import { colours } from '../../../widgets/kit/theme/tokens.ts';
import { mark } from './mark.ts';

export const shareSize = { width: 1200, height: 630 } as const;

interface Props {
  title: string;
  company: string;
}

/**
 * The drawing over the picture, as on our pages: a sheet of paper over its lower corner. It is for satori, which supports only flex and
 * styles.
 */
export function ShareDrawing({ title, company }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: '100%',
        height: '100%',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignSelf: 'flex-start',
          width: 800,
          padding: '44px 64px 48px 64px',
          background: colours.paper,
          borderTopRightRadius: 40,
          color: colours.ink,
          fontFamily: 'Bricolage Grotesque',
        }}
      >
        <div
          style={{
            display: 'flex',
            fontSize: titleSize(title),
            lineHeight: 1.08,
            letterSpacing: '-0.03em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 36 }}>
          <svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true">
            <path fill={colours.action} d={mark.sheet} />
            <path fill={colours.brass} d={mark.corner} />
          </svg>
          <div
            style={{
              display: 'flex',
              marginLeft: 16,
              fontSize: 42,
              letterSpacing: '-0.045em',
              lineHeight: 1,
            }}
          >
            {company.toLowerCase()}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A short title is set larger, because there is room on the sheet. */
function titleSize(title: string): number {
  if (title.length <= 24) return 84;
  return title.length <= 40 ? 72 : 62;
}
