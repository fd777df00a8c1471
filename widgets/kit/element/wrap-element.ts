import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ElementEnvironment } from '../element-environment.ts';
import { lookAttributes, propertyName } from '../meta.ts';
import type { Widget } from '../widget.ts';
import { ownOrigin } from './build-facts.ts';
import { carryPartner } from './carry-partner.ts';
import { type ConnectedProps, connect } from './connect.ts';
import { earlyKey } from './early-state.ts';
import { hasPrerenderedState, instanceOf, readAttributes, takeOver } from './instances.ts';
import { applyLook } from './look.ts';
import { readControls } from './read-controls.ts';
import { openRoot } from './root.ts';
import { submitAnyway } from './submit-anyway.ts';

/*
 * r2wc stores its state under these registered symbols (2.1.1, pinned by a test). The subclass below needs them for hydration, and for what
 * r2wc leaves to its users.
 */
const connected = Symbol.for('r2wc.connected');
const context = Symbol.for('r2wc.context');
const properties = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  [connected]: boolean;
  [context]?: { root: Root; ReactComponent: ComponentType<ConnectedProps> };
  [properties]: ConnectedProps;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(attribute: string, before: string | null, value: string | null): void;
}

/** Makes the element class of a widget. Registers nothing: see `define.ts`. Needs a DOM; in Node use `prerender`. */
export function createWrapElement(widget: Widget, environment: ElementEnvironment): CustomElementConstructor {
  const Connected = connect(widget, environment);
  const attributes = Object.keys(widget.meta.attributes);
  const props = Object.fromEntries(attributes.map((name) => [propertyName(name), 'string' as const]));
  const Base = r2wc(Connected, { props }) as unknown as new () => R2wcElement;

  return class WrapElement extends Base {
    /** Holds `:state(hydrated)`. A browser that does not know the selector would reject the state's name. */
    #internals = CSS.supports('selector(:state(a))') ? this.attachInternals() : undefined;

    constructor() {
      super();
      // An attribute callback comes before `connectedCallback`, and would discard the prerendered markup.
      this[connected] = false;
      // Picture addresses in the rules are relative to our origin, not to that of the page.
      this.container = openRoot(this, widget.styles?.replaceAll('url(/', `url(${ownOrigin}/`));
      this[properties].container = this.container;
      carryPartner(this, ownOrigin);
      submitAnyway(this.container);
    }

    override connectedCallback(): void {
      this.#adoptEarlyProperties();
      if (this[context]) super.connectedCallback();
      else environment.whenNeeded(this, () => this.#prepare());
    }

    /** A move within the document is a removal and an insertion in one task. Only an element that stays removed is unmounted. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#internals?.states.delete('hydrated');
      });
    }

    /** r2wc keeps the old value when an attribute is removed or emptied. Here the attribute then counts as never set. */
    override attributeChangedCallback(attribute: string, before: string | null, value: string | null): void {
      if (attribute in lookAttributes) applyLook(this);
      if (value) super.attributeChangedCallback(attribute, before, value);
      else {
        delete this[properties][propertyName(attribute)];
        this[render]();
      }
    }

    /** Prints and returns a report on this element and its page, for page authors whose widget does not do what they expect. */
    diagnose(): Promise<string> {
      return environment.diagnose(this, widget.meta);
    }

    /**
     * Loads what the element needs before it can be hydrated: the parts that a prerendered example or its early part shows, and the ports
     * of its mode, without which it could send or store something.
     */
    #prepare(): void {
      const { mode } = readAttributes(this, widget);
      const needs = [
        hasPrerenderedState(this) && widget.loadAll(),
        earlyKey in this && widget.loadEarly?.(),
        mode && environment.prepareMode(this, mode),
      ].filter(Boolean);
      // After a failure, the next interaction tries again.
      if (needs.length > 0) Promise.all(needs).then(() => this.#mount(), console.error);
      else this.#mount();
    }

    #mount(): void {
      if (!this.isConnected || this[context]) return;
      const early = takeOver(this);
      const typed =
        early?.used ?? (this.container.hasChildNodes() ? readControls(this.container) : undefined);
      if (typed) this.#hydrate();
      super.connectedCallback();
      // React may not have rendered the element yet: then this call makes the instance.
      const instance = instanceOf(this, widget, environment);
      instance.start(typed ?? {});
      environment.onHydrated(this, () => instance.open());
      this.#internals?.states.add('hydrated');
    }

    #hydrate(): void {
      // In `flushSync`, so that no event comes between the markup and its handlers.
      flushSync(() => {
        const root = hydrateRoot(this.container, createElement(Connected, this[properties]));
        this[context] = { root, ReactComponent: Connected };
      });
    }

    /** A property that was set before the class was defined is an own property of the element, and hides the accessor. */
    #adoptEarlyProperties(): void {
      for (const name of Object.keys(props) as (keyof this)[]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
  };
}
