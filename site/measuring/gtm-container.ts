import { measured } from './measured-events.ts';

/*
 * A container for Google Tag Manager, as its "Export Container" writes it (format 2). A partner imports it into a container of their own:
 * Admin → Import Container → Merge. https://support.google.com/tagmanager/answer/6106997
 */

const account = { accountId: '0', containerId: '0' };

interface Parameter {
  type: 'TEMPLATE' | 'BOOLEAN' | 'LIST' | 'MAP' | 'INTEGER';
  key?: string;
  value?: string;
  list?: Parameter[];
  map?: Parameter[];
}

const text = (key: string, value: string): Parameter => ({ type: 'TEMPLATE', key, value });
const map = (...entries: Parameter[]): Parameter => ({ type: 'MAP', map: entries });

/** The prefix of everything that the container adds, so that it is easily found and removed. */
const prefix = 'Wrappie – ';

/** The built-in trigger "All Pages". */
const allPages = '2147479553';

/** Hands the events of the widgets to the data layer: `event`, and the measured details as `wrappie.NAME`. */
const listener = `<script>
(function () {
  var events = ${JSON.stringify(Object.fromEntries(measured.map(([event, { details }]) => [event, details])))};
  window.dataLayer = window.dataLayer || [];
  Object.keys(events).forEach(function (event) {
    document.addEventListener(event, function (fired) {
      var detail = fired.detail || {};
      // Every name, so that the value of an earlier event does not stay.
      var said = {};
      Object.keys(events).forEach(function (other) {
        Object.keys(events[other]).forEach(function (key) { said[events[other][key]] = undefined; });
      });
      Object.keys(events[event]).forEach(function (key) { said[events[event][key]] = detail[key]; });
      window.dataLayer.push({ event: event, wrappie: said });
    });
  });
})();
</script>`;

/** All names of details, each a variable of the container. */
const detailNames = [...new Set(measured.flatMap(([, { details }]) => Object.values(details)))];

/** The container, as JSON to import. */
export function gtmContainer(): object {
  const trigger = measured.map(([event], index) => ({
    ...account,
    triggerId: String(index + 1),
    name: `${prefix}${event}`,
    type: 'CUSTOM_EVENT',
    customEventFilter: [{ type: 'EQUALS', parameter: [text('arg0', '{{_event}}'), text('arg1', event)] }],
  }));
  const variable = [
    constant('1', 'GA4 Measurement ID', 'G-XXXXXXXXXX'),
    ...detailNames.map((name, index) => dataLayerVariable(String(index + 2), name)),
  ];
  const tag = [listenerTag('1'), ...measured.map((_, index) => ga4Tag(String(index + 2), index))];
  return {
    exportFormatVersion: 2,
    containerVersion: {
      ...account,
      path: 'accounts/0/containers/0/versions/0',
      containerVersionId: '0',
      container: {
        ...account,
        path: 'accounts/0/containers/0',
        name: 'Wrappie widgets',
        publicId: 'GTM-WRAPPIE',
        usageContext: ['WEB'],
      },
      tag,
      trigger,
      variable,
      builtInVariable: [{ ...account, type: 'EVENT', name: 'Event' }],
    },
  };
}

function listenerTag(tagId: string) {
  return {
    ...account,
    tagId,
    name: `${prefix}listen to the widgets`,
    type: 'html',
    parameter: [text('html', listener), { type: 'BOOLEAN', key: 'supportDocumentWrite', value: 'false' }],
    firingTriggerId: [allPages],
    tagFiringOption: 'ONCE_PER_LOAD',
  };
}

/** Sends one event to Google Analytics 4. */
function ga4Tag(tagId: string, index: number) {
  const [event, { ga4, details }] = measured[index]!;
  const names = Object.values(details);
  const settings = [
    ...names.map((name) => [name, `{{${prefix}${name}}}`]),
    ...(names.includes('value') ? [['currency', 'EUR']] : []),
  ];
  return {
    ...account,
    tagId,
    name: `${prefix}GA4 ${event}`,
    type: 'gaawe',
    parameter: [
      { type: 'BOOLEAN', key: 'sendEcommerceData', value: 'false' },
      text('eventName', ga4),
      text('measurementIdOverride', `{{${prefix}GA4 Measurement ID}}`),
      {
        type: 'LIST',
        key: 'eventSettingsTable',
        list: settings.map(([name, value]) => map(text('parameter', name!), text('parameterValue', value!))),
      },
    ],
    firingTriggerId: [String(index + 1)],
    tagFiringOption: 'ONCE_PER_EVENT',
  };
}

function constant(variableId: string, name: string, value: string) {
  return { ...account, variableId, name: `${prefix}${name}`, type: 'c', parameter: [text('value', value)] };
}

function dataLayerVariable(variableId: string, name: string) {
  return {
    ...account,
    variableId,
    name: `${prefix}${name}`,
    type: 'v',
    parameter: [
      { type: 'INTEGER', key: 'dataLayerVersion', value: '2' },
      { type: 'BOOLEAN', key: 'setDefaultValue', value: 'false' },
      text('name', `wrappie.${name}`),
    ],
  };
}
