import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { refusalOf } from '../notice.ts';
import { isOpenStep, stepBefore } from '../open-step.ts';
import { type PhotoStudioState, type StudioPartProps, steps } from '../photo-studio.state.ts';
import { totalCount } from '../runs/work-fronts.ts';

interface StepHeadProps extends StudioPartProps {
  /** For the text, which takes the focus at a new step. */
  textRef: Ref<HTMLParagraphElement>;
}

/** What the step asks, above the photo, between the ways back. */
export function StepHead({ state, copy, textRef }: StepHeadProps): ReactNode {
  const { step, taps, offered, history } = state;
  const { past, future } = history;
  const text = textOf(state, copy);
  // What took the focus was read aloud by that.
  const [read, setRead] = useState<string>();
  if (read !== undefined && read !== text) setRead(undefined);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className="flex items-center min-h-[60px]">
      {before && (
        <IconButton label={copy.backTo(before)} paths={icons.back} onPress={() => state.go(before)} />
      )}
      <p
        ref={textRef}
        role="status"
        aria-live={read === text ? 'off' : undefined}
        tabIndex={-1}
        onFocus={() => setRead(text)}
        className={refusalOf(state) ? looks.refusal : looks.text}
      >
        {text}
      </p>
      {before && (
        <IconButton
          label={copy.undo}
          paths={icons.undo}
          incomplete={past.length === 0 && !taps?.length && !offered && !stepBefore(state)}
          onPress={() => void state.undo()}
        />
      )}
      {future.length > 0 && (
        <IconButton label={copy.redo} paths={icons.redo} onPress={() => void state.redo()} />
      )}
    </div>
  );
}

const looks = {
  text: 'grow min-w-0 px-1 py-2 font-semibold leading-tight wide:text-lg wide:leading-tight',
  refusal: 'grow min-w-0 px-1 py-2 font-semibold leading-tight text-danger wide:text-lg wide:leading-tight',
};

const icons = {
  back: ['m12 19-7-7 7-7', 'M19 12H5'],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  redo: ['m15 14 5-5-5-5', 'M20 9H9.5a5.5 5.5 0 0 0 0 11H13'],
};

interface IconButtonProps {
  label: string;
  paths: readonly string[];
  incomplete?: boolean;
  onPress(): void;
}

function IconButton({ label, paths, incomplete, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={incomplete ? true : undefined}
      onClick={onPress}
      className="size-11 shrink-0 grid place-items-center rounded on-disabled:opacity-25"
    >
      <Icon paths={paths} />
    </button>
  );
}

/** What is said now: news, else what the step asks. */
function textOf(
  { notice, step, tool, taps, history }: PhotoStudioState,
  copy: StepHeadProps['copy'],
): string {
  if (notice) return copy.notice(notice);
  const { photo, runs } = history.now;
  if (taps?.length === 1) return copy.oppositeCorner;
  if (tool !== 'steps') return copy.tool[tool];
  if (step === 'mark' && taps?.length) return copy.nextCorner;
  if (step === 'mark') return runs.length > 0 ? copy.markNext : copy.markFirst;
  if (step === 'check') {
    const count = totalCount(history.now);
    return isOpenStep(history.now, 'film') ? copy.question(count) : `${copy.counted(count)}. ${copy.howMany}`;
  }
  return photo && step === 'photo' ? copy.photoIsThere : copy.stepText[step];
}
