import type { ReactNode } from 'react';
import { say } from '../lib/page-context.ts';
import { AppointmentLink } from '../parts/AppointmentLink.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { Widget } from '../parts/Widget.tsx';
import { ContactSteps } from './ContactSteps.tsx';
import { bandAir, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** How to contact us and what happens next. The quote form is beside it if the page's file has one. */
export function Contact({ content, context }: SectionProps<'contact'>) {
  const { stepsTitle, steps } = content;
  const { company, visit } = context.site.local[context.lang].facts;
  const words = say(context, {
    nl: { phone: 'Bel', mail: 'Mail', hours: 'Bereikbaar', visits: 'Huisbezoek' },
    en: { phone: 'Call', mail: 'Email', hours: 'Open', visits: 'Home visit' },
  });
  return (
    <section id={content.widget ? undefined : 'contact'} data-contact className="bg-sage-soft">
      <div className={`${frame} ${bandAir}`}>
        <div className="grid gap-8 items-start lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-20">
          <div>
            <h2 className="text-title">{content.title}</h2>
            <p className="mt-4 max-w-md">{content.lead}</p>
          </div>
          {/* On a phone directly below the text that asks for it; on wide screens beside all of the text. */}
          <div className="lg:col-start-2 lg:row-start-1 lg:row-span-2">
            {content.widget ? (
              <Widget
                context={context}
                tag={content.widget.tag}
                attributes={{ id: 'contact', ...content.widget.attributes }}
              />
            ) : (
              stepsTitle && <ContactSteps title={stepsTitle} steps={steps} />
            )}
          </div>
          <div className="lg:sticky lg:top-32">
            <dl>
              <Row label={words.phone}>
                <a
                  href={`tel:${company.phoneInternational}`}
                  className="inline-block py-2 font-heading font-bold text-title-sm tracking-tight tabular no-underline hover:underline underline-offset-8"
                >
                  {company.phone}
                </a>
              </Row>
              <Row label={words.mail}>
                <a
                  href={`mailto:${company.email}`}
                  className="inline-block py-2 underline underline-offset-4 hover:text-action"
                >
                  {company.email}
                </a>
              </Row>
              <Row label={words.hours}>
                {company.hours.office}
                <br />
                {company.hours.emergencies}
              </Row>
              {content.visits !== false && (
                <Row label={words.visits}>
                  {company.hours.consultation}
                  <br />
                  {visit.short}
                  {company.appointments && <br />}
                  <AppointmentLink context={context} />
                </Row>
              )}
            </dl>
            {content.picture && (
              <div className="hidden lg:block mt-8">
                <PictureOf
                  context={context}
                  id={content.picture}
                  sizes="36vw"
                  className="w-full aspect-[8/5] rounded"
                />
              </div>
            )}
          </div>
        </div>
        {content.widget && stepsTitle && (
          <div className="mt-10">
            <ContactSteps title={stepsTitle} steps={steps} wide />
          </div>
        )}
      </div>
      {/* Links and the assistant lead to the form of the home page, which widgets above it would move. */}
      {content.widget && context.route === '/' && <InlineScript name="keep-target" />}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-baseline py-1 border-t border-sage text-sm">
      <dt>{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
