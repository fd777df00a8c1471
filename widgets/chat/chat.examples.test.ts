import { expect, test } from 'vitest';
import { chatExamples } from './chat.examples.ts';

// Nothing hydrates a closed assistant before an interaction, so the browser would show its button alone.
test.each(chatExamples)('the example $name is as open as its attribute says', ({ attributes, state }) => {
  expect(attributes['open'] === 'yes').toBe(state?.open ?? false);
});
