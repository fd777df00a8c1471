import { type ReactNode, useId } from 'react';
import type { StudioPartProps } from './photo-studio.state.ts';

/** The control to choose a photo, or to take one with a phone's camera; and the note that the photo stays on the device. */
export function ChoosePhoto({ state, copy }: StudioPartProps): ReactNode {
  const hint = useId();
  const hasPhoto = state.history.now.photo !== undefined;
  // For touch devices only: a device with a mouse has no camera, or one that is awkward to point.
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2" aria-busy={state.opening}>
        <PhotoInput
          state={state}
          hint={hint}
          label={hasPhoto ? copy.chooseOther : copy.choose}
          name="photo"
        />
        {hasCamera && <PhotoInput state={state} hint={hint} label={copy.take} name="camera" camera />}
      </div>
      <p id={hint} className="text-sm text-ink-soft">
        {copy.chooseHint}
      </p>
    </div>
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
    <label className="relative inline-flex items-center justify-center min-h-[48px] px-6 rounded-lg border border-dashed border-line-strong bg-white font-semibold text-base transition-colors hover:border-ink focus-frame">
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
