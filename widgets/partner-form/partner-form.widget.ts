import { defineWidget } from '../kit/widget.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerFormCopy } from './partner-form.copy.ts';
import { partnerFormMeta } from './partner-form.meta.ts';
import { createPartnerFormStore } from './partner-form.store.ts';

/** The parts of the partner form. */
export const widget = defineWidget({
  meta: partnerFormMeta,
  copy: partnerFormCopy,
  createStore: createPartnerFormStore,
  View: PartnerForm,
  styles: import.meta.widgetStyles,
  loadAll: applicationSendingPart.load,
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: (state, typed) => state.start(typed),
});
