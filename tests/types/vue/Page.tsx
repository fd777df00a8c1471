import { type GlobalComponents, h } from 'vue';
import 'wrappie-widgets/vue';

/** A page made with Vue. Like dom/page.ts it is only compiled. */
export const jsx = () => [
  <wrap-price-calculator
    service="keuken"
    lang="en"
    class="wide"
    key="price"
    onWrapPriceCalculated={({ detail }) => detail.estimatedPrice.toFixed()}
    onClick={() => 'clicked'}
  />,
  <wrap-quote-form project-type="raamfolie" />,
  <wrap-quote-form projectType="raamfolie" />,
  // @ts-expect-error: no such service.
  <wrap-price-calculator service="dakgoot" />,
  // @ts-expect-error: languages are nl and en.
  <wrap-price-calculator lang="fr" />,
  // @ts-expect-error: no such attribute.
  <wrap-price-calculator services="keuken" />,
  // @ts-expect-error: a price comes without a reference.
  <wrap-price-calculator onWrapPriceCalculated={({ detail }) => detail.reference} />,
];

/** Vue has no types for the attributes here, but for the events of every element. */
export const rendered = () => [
  h('wrap-chat', { placement: 'inline', 'onWrap-chat-answered': ({ detail }) => detail.topic }),
  // @ts-expect-error: an answer comes without a price.
  h('wrap-chat', { 'onWrap-chat-answered': ({ detail }) => detail.price }),
];

type Calculator = InstanceType<GlobalComponents['wrap-price-calculator']>;

/** What the compiler of templates checks. */
export function template({ $emit, partner }: Calculator) {
  const props: Calculator['$props'][] = [
    { service: 'keuken', lang: 'nl', id: 'price', onWrapPriceCalculated: ({ detail }) => detail.projectType },
    // @ts-expect-error: no such service.
    { service: 'dakgoot' },
    // @ts-expect-error: no such attribute.
    { services: 'keuken' },
  ];
  $emit(
    'wrap-price-calculated',
    new CustomEvent('', { detail: { projectType: 'keuken', estimatedPrice: 1 } }),
  );
  // @ts-expect-error: no such event.
  $emit('wrap-price-calculatd', new CustomEvent(''));
  // @ts-expect-error: the event carries a price.
  $emit('wrap-price-calculated', new CustomEvent('', { detail: { projectType: 'keuken' } }));
  return [props, partner];
}
