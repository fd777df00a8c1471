import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { PhotoStudioViewProps, StudioPartProps } from '../photo-studio.state.ts';

type SendStepProps = StudioPartProps & Pick<PhotoStudioViewProps, 'ways'>;

const looks = {
  calculator:
    'inline-flex items-center justify-center min-h-[48px] px-6 rounded-lg bg-action text-white font-semibold text-base text-center no-underline forced-colors:border',
  quote:
    'inline-flex items-center justify-center min-h-[48px] px-6 rounded-lg border border-line-strong bg-white font-semibold text-base text-center no-underline',
};

/** The ways on: to the price, and to a request. Where the picture can go along, it does. */
export function SendStep({ state, copy, ways }: SendStepProps): ReactNode {
  const go = (to: 'calculator' | 'quote', address: string) => async (event: MouseEvent) => {
    // A new tab is a page of its own, which the picture is kept for all the same.
    const stays = event.metaKey || event.ctrlKey;
    if (!ways.carries) return void (ways.take(to) && event.preventDefault());
    if (stays) return void state.attach();
    event.preventDefault();
    if ((await state.takeAlong()) && !ways.take(to)) location.assign(address);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{copy.countedOnPhoto}</p>
      <div className="flex flex-wrap gap-2">
        <a
          part="price"
          href={ways.calculator}
          onClick={go('calculator', ways.calculator)}
          className={looks.calculator}
        >
          {copy.calculate}
        </a>
        {ways.quote && (
          <a part="quote" href={ways.quote} onClick={go('quote', ways.quote)} className={looks.quote}>
            {copy.askQuote}
          </a>
        )}
        <Button look="secondary" onPress={() => void state.save()}>
          {copy.save}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {ways.carries && state.notice?.kind !== 'no-picture' ? copy.goesAlong : copy.saveAndAdd}
      </p>
    </div>
  );
}
