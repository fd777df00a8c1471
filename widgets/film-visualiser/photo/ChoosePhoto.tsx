import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { openStep } from './open-step.ts';
import type { StudioPartProps } from './photo-studio.state.ts';
import { subjectOf } from './subject.ts';

/** The place to choose, take or drop a photo, or to try one of ours; and the note that the photo stays on the device. */
export function ChoosePhoto({ state, copy }: StudioPartProps): ReactNode {
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const { now } = state.history;
  const hasPhoto = now.photo !== undefined;
  // For touch devices only: a device with a mouse has no camera, or one that is awkward to point.
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  const over = (event: DragEvent) => {
    // Otherwise the browser would show the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void state.choose(file);
  };
  return (
    <fieldset
      aria-label={copy.dropHere}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={
        isOver
          ? 'flex flex-col items-center gap-4 p-6 wide:p-12 rounded-lg border-2 border-dashed border-action bg-white text-center'
          : 'flex flex-col items-center gap-4 p-6 wide:p-12 rounded-lg border-2 border-dashed border-line-strong bg-white text-center'
      }
    >
      <p aria-hidden="true" className="text-lg font-semibold">
        {copy.dropHere}
      </p>
      <div className="flex flex-wrap justify-center gap-2" aria-busy={state.opening}>
        <PhotoInput
          state={state}
          hint={hint}
          label={hasPhoto ? copy.chooseOther : copy.choose}
          name="photo"
        />
        {hasCamera && <PhotoInput state={state} hint={hint} label={copy.take} name="camera" camera />}
      </div>
      {hasPhoto && (
        <Button look="secondary" onPress={() => state.go(openStep(now, 'check'))}>
          {copy.goOn}
        </Button>
      )}
      {/* The sample is a kitchen. */}
      {subjectOf(now.room) === 'kitchen' && (
        <Button look="quiet" onPress={() => void state.trySample()}>
          {copy.trySample}
        </Button>
      )}
      <p id={hint} className="text-sm text-ink-soft max-w-prose">
        {copy.chooseHint}
      </p>
    </fieldset>
  );
}

interface PhotoInputProps {
  state: StudioPartProps['state'];
  hint: string;
  label: string;
  name: string;
  camera?: boolean;
}

function PhotoInput({ state, hint, label, name, camera }: PhotoInputProps): ReactNode {
  return (
    <label className="relative inline-flex items-center justify-center min-h-[48px] px-6 rounded-lg bg-action text-white font-semibold text-base transition-colors hover:bg-action-dark focus-frame forced-colors:border">
      <input
        type="file"
        name={name}
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-describedby={hint}
        className="absolute inset-0 w-full h-full opacity-0 cursor-pointer"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void state.choose(file);
          // Otherwise the same photo could not be chosen again.
          target.value = '';
        }}
      />
      {label}
    </label>
  );
}
