import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Language, readLanguage } from '../../domain/text.ts';
import type { ElementEnvironment } from '../element-environment.ts';
import { chosenLanguage, resolveLanguage } from '../language.ts';
import { propertyName } from '../meta.ts';
import type { Widget } from '../widget.ts';
import { company } from './build-facts.ts';
import { instanceOf } from './instances.ts';

/** The props that r2wc hands to a component: the attributes as properties, and the container that it renders into. */
export interface ConnectedProps {
  container?: HTMLElement;
  [property: string]: unknown;
}

/** The component that r2wc mounts. It finds the element's instance, passes attribute changes on, and chooses the language. */
export function connect(
  widget: Widget,
  environment: Pick<ElementEnvironment, 'portsOf'>,
): ComponentType<ConnectedProps> {
  const attributes = Object.keys(widget.meta.attributes);
  return function Connected({ container, ...props }: ConnectedProps): ReactNode {
    const root = container as HTMLElement;
    const host = hostOf(root);
    const instance = instanceOf(host, widget, environment);
    const values = attributes.map((name) => text(props[propertyName(name)]));
    useEffect(() => {
      instance.attributes(Object.fromEntries(attributes.map((name, i) => [name, values[i]])));
    }, values);
    return instance.view(useLanguage(host, root, text(props['lang'])), company);
  };
}

/** The current language. While hydrating: the language of the prerendered markup. */
function useLanguage(host: Element, root: HTMLElement, attribute: string | undefined): Language {
  const now = () => resolveLanguage(host, attribute);
  return useSyncExternalStore(
    chosenLanguage.subscribe,
    now,
    () => readLanguage(root.dataset['lang']) ?? now(),
  );
}

function hostOf(root: HTMLElement): HTMLElement {
  return (root.getRootNode() as ShadowRoot).host as HTMLElement;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
