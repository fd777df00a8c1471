import { defineEntry } from '../kit/entry.ts';
import { chatDocs } from './chat.docs.ts';
import { chatExamples } from './chat.examples.ts';
import { chatMeta } from './chat.meta.ts';
import { chatSketch } from './chat.sketch.ts';

export const entry = defineEntry({
  meta: chatMeta,
  docs: chatDocs,
  examples: chatExamples,
  load: () => import('./chat.widget.ts'),
  early: () => import('./chat.fragments.ts'),
  withFragments: true,
  when: 'on-interaction',
  scriptLimit: 64,
  sketch: ({ placement }) => (placement === 'inline' ? undefined : chatSketch),
  demo: 'inline-empty',
});
