import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import { type PricedInput, type Service, withService } from '../domain/calculator/services.ts';
import type { Emit } from '../kit/meta.ts';
import type { SendingStatus } from '../request/request-state.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import type { ProjectActions, ProjectData } from './project.ts';

/** What the request side adds to the state, as far as a change of the project ends it. */
interface Request {
  sending: SendingStatus;
  sendFormOpen: boolean;
  sentReference?: string;
}

interface ProjectContext {
  get(): ProjectData & ProjectActions & Partial<Request>;
  set(changes: Partial<ProjectData & Request>): void;
  emit: Emit<typeof priceCalculatorMeta>;
  /** Called at every use by the visitor. */
  onUse(): void;
}

/** What a visitor can do with a project. */
export function projectActions({ get, set, emit, onUse }: ProjectContext): ProjectActions {
  /** An out-of-date price cannot be sent. A request that is being sent or is unconfirmed stays visible. */
  const closeForm = () => get().sending === 'idle' && set({ sendFormOpen: false });

  return {
    chooseService(service) {
      get().show(service);
      onUse();
    },
    show(service) {
      const { input } = get();
      if (service === input.projectType) return;
      const unpriced = { calculated: undefined, stale: false, sentReference: undefined };
      set({ input: withService(input, service), left: [], marked: false, ...unpriced });
      closeForm();
    },
    change(name, value) {
      if (name === 'projectType') return get().chooseService(value as Service);
      const { input, calculated } = get();
      set({ input: { ...input, [name]: value }, stale: calculated !== undefined });
      if (get().stale) closeForm();
      onUse();
    },
    leave(name) {
      const { left } = get();
      if (!left.includes(name)) set({ left: [...left, name] });
    },
    calculate() {
      const problems = inputProblems(get().input);
      const [first] = problems;
      if (first) {
        set({ marked: true });
        get().say([...problems.values()].includes('missing') ? 'missing' : 'invalid');
        return get().focusOn(first[0]);
      }
      const input = get().input as PricedInput;
      const calculated = { price: price(input), input };
      set({ calculated, stale: false, marked: false, sentReference: undefined, toast: undefined });
      onUse();
      emit('wrap-price-calculated', {
        projectType: input.projectType,
        estimatedPrice: calculated.price.amount,
      });
    },
    say: (message) => set({ toast: { message, n: (get().toast?.n ?? 0) + 1 } }),
    dismissToast: () => set({ toast: undefined }),
    focusOn: (on) => set({ focus: { on } }),
  };
}
