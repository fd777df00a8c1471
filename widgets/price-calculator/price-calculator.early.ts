import { readMeasurement } from '../domain/calculator/measurement.ts';
import {
  choiceNames,
  type MeasurementName,
  measurementNames,
  readService,
  withService,
} from '../domain/calculator/services.ts';
import type { EarlyOptions } from '../kit/early/early.ts';
import { canStartEarly, openEarly, prerenderedState } from '../kit/early/early-element.ts';
import { markupOf } from '../kit/early/markup.ts';
import { composeCalculator } from './compose-calculator.ts';
import type { CalculatorFragments } from './price-calculator.fragments.ts';
import { freshProject, type ProjectData } from './project.ts';
import { projectActions } from './project-actions.ts';

/** How long a toast is shown, in ms (rule `toast`). */
const displayTime = 5000;
/** How long a visitor waits for the form before phone and mail are offered, in ms. */
const patience = 8000;

const names = [...measurementNames, ...choiceNames];
const fields: readonly string[] = ['projectType', ...names];

/**
 * Lets a calculator answer before React is there: the same rules and actions as the store, and markup that the views made at build time.
 * What it cannot show waits for React.
 */
export function start(fragments: CalculatorFragments, host: HTMLElement, { forget }: EarlyOptions): void {
  if (!canStartEarly(host) || prerenderedState(host)) return;
  const asked = host.getAttribute('service') ?? '';
  const service = readService(asked);
  let state: ProjectData = {
    ...freshProject,
    ...(service && { input: withService(freshProject.input, service) }),
  };
  let used = false;
  const shown = host.shadowRoot?.querySelector('[data-wrap-root]');
  const compose = composeCalculator(fragments, fragments.fresh || !shown ? undefined : markupOf(shown));
  const { root, typed, emit, show, signal } = openEarly(host, {
    ...fragments,
    first: compose(state),
    handOver() {
      const { focus, ...shown } = state;
      const { projectType } = state.input;
      return {
        state: shown,
        attributes: { service: asked },
        used: used ? { projectType } : ({} as Record<string, string>),
      };
    },
  });

  const set = (changes: Partial<ProjectData>) => {
    state = { ...state, ...changes };
  };
  const actions = projectActions({
    get: () => ({ ...state, ...actions }),
    set,
    emit,
    onUse() {
      used = true;
    },
  });

  let rendering = false;
  /** Shows the state, with what the views do in effects. */
  const render = (before: ProjectData) => {
    // A removed element that loses the focus reports that while the markup is being changed.
    if (rendering) return;
    rendering = true;
    show(compose(state));
    for (const control of root.querySelectorAll<HTMLInputElement>('input[name]')) {
      const value = state.input[control.name as keyof typeof state.input];
      if (control.type === 'radio') control.checked = control.value === value;
      else if (control.value !== value) control.value = value;
    }
    rendering = false;
    const { toast, calculated, focus } = state;
    if (toast && toast !== before.toast) {
      root.querySelector<HTMLElement>('[popover]')?.showPopover?.();
      setTimeout(() => act(() => toast === state.toast && actions.dismissToast()), displayTime);
    }
    if (calculated && calculated !== before.calculated)
      root.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' });
    if (focus && focus !== before.focus) {
      const named = [...root.querySelectorAll<HTMLInputElement>(`[name="${focus.on}"]`)];
      (named.find(({ checked }) => checked) ?? named[0])?.focus();
    }
  };
  const act = (action: () => unknown) => {
    if (signal.aborted) return;
    const before = state;
    action();
    if (state !== before) render(before);
  };

  const listen = (type: string, heard: (target: HTMLInputElement, event: Event) => unknown) =>
    root.addEventListener(type, (event) => act(() => heard(event.target as HTMLInputElement, event)), {
      signal,
    });
  listen(
    'input',
    ({ name, value }) => fields.includes(name) && actions.change(name as MeasurementName, value),
  );
  listen(
    'focusout',
    ({ name, type }) => type === 'text' && fields.includes(name) && actions.leave(name as MeasurementName),
  );
  listen('submit', (form, event) => {
    event.preventDefault();
    forget(form);
    actions.calculate();
  });
  listen('click', (target) => {
    if (target.closest('[popover] button')) return actions.dismissToast();
    // The press takes effect once React is there, which may never be.
    if (target.closest('[part=accept]'))
      return setTimeout(() => act(() => set({ unavailable: true })), patience);
    const asked = target.closest('[role=status] button') && target.closest('[part=field]');
    const field = asked?.querySelector('input');
    if (!field) return;
    actions.change(field.name as MeasurementName, `${readMeasurement(field.value, 'metres').centimetres} cm`);
    actions.focusOn(field.name);
  });

  act(() => {
    for (const name of names) if (typed[name] !== undefined) actions.change(name, typed[name]);
    const chosen = readService(typed['projectType']);
    if (chosen) actions.chooseService(chosen);
    else {
      const inAddress = readService(new URL(location.href).searchParams.get('service'));
      if (inAddress) actions.show(inAddress);
    }
  });
}
