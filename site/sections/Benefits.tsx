import { BenefitColumns } from './BenefitColumns.tsx';
import { BenefitList } from './BenefitList.tsx';
import { BenefitsBeside } from './BenefitsBeside.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = { list: BenefitList, columns: BenefitColumns, beside: BenefitsBeside } as const;

/** The reasons for wrapping, in a few points. */
export function Benefits(props: SectionProps<'benefits'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
