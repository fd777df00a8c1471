import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../ui/Icon.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatViewProps } from './chat.state.ts';
import { useEscape } from './use-escape.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { usePopoverState } from './use-popover-state.ts';
import { useStandAside } from './use-stand-aside.ts';

const bubble = ['M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z'];

/**
 * The button and its panel. The panel is a popover that the browser opens and closes, so the button works before the script is loaded, and
 * without it. The panel then shows the other ways to reach us.
 */
export function ChatCorner(props: ChatViewProps): ReactNode {
  const { store, copy } = props;
  const { open } = useStore(store);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const events = usePopoverState(panel, store);
  useEscape(panel, store);
  useKeyboardRoom(panel, open);
  useStandAside(launcher);
  return (
    <>
      <button
        ref={launcher}
        type="button"
        popoverTarget="panel"
        data-focus="launcher"
        part="launcher"
        aria-label={copy.launcher}
        {...events.launcher}
      >
        <Icon paths={bubble} />
      </button>
      <div
        ref={panel}
        id="panel"
        popover="manual"
        role="dialog"
        tabIndex={-1}
        aria-label={copy.log}
        data-focus="panel"
        data-open={open || undefined}
        part="panel"
        {...events.panel}
      >
        <ChatPanel {...props} />
      </div>
    </>
  );
}
