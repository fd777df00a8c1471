import { join } from 'node:path';

/** Formats the stack of an error, as V8 calls it. */
type Prepare = NonNullable<typeof Error.prepareStackTrace>;

const ownFiles = join(import.meta.dirname, '../..');

/**
 * Makes stacks cheaper in a worker. Playwright takes one for each of its steps, and looks for a source map of every frame. Only files of
 * this project have one.
 */
export function quickenStacks(): void {
  const mapped = Error.prepareStackTrace;
  if (mapped) Error.prepareStackTrace = mappingOnly(isOwn, mapped);
}

function isOwn(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName()?.replace(/^file:\/\//, '') ?? '';
  return file.startsWith(ownFiles) && !file.includes('node_modules');
}

function mappingOnly(isMapped: (frame: NodeJS.CallSite) => boolean, mapped: Prepare): Prepare {
  return (error, frames) => {
    const head = mapped(error, []);
    return frames.reduce(
      (stack, frame) =>
        stack +
        (isMapped(frame) ? mapped(error, [frame]).slice(head.length) : `\n    at ${withoutAsync(frame)}`),
      head,
    );
  };
}

/** As Playwright's own stacks: it hides the frames of its files only in this form. */
function withoutAsync(frame: NodeJS.CallSite): string {
  return String(frame).replace(/^async /, '');
}
