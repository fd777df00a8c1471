import { chatSketch } from './chat/chat.sketch.ts';

/**
 * The CSS of widgets that are prerendered as a sketch: so little is drawn that the shared rules would weigh more than it.
 * Apart from the widgets themselves, so that no visitor loads it as a script.
 */
export const sketches: Readonly<Record<string, (attributes: Record<string, string>) => string | undefined>> =
  {
    'wrap-chat': ({ placement }) => (placement === 'inline' ? undefined : chatSketch),
  };
