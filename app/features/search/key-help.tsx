import { Fragment } from "react";
import { KEY_HELP_TEXTS } from "#copy/search.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { useCommandKey } from "./use-command-key.ts";
import { type Shortcut, SHORTCUT_KEYS } from "./shortcuts.ts";
import { Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface KeyHelpProps {
  /** Shortcuts whose target the person may open. */
  shortcuts: readonly Shortcut[];
  hasSingleKeys: boolean;
  onSingleKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** List of the portal's shortcuts, with a switch for those without Ctrl. */
export function KeyHelp({ shortcuts, hasSingleKeys, onSingleKeys, onClose }: KeyHelpProps) {
  const command = useCommandKey();
  return (
    <ModalDialog title={KEY_HELP_TEXTS.title} className="app-keys" onClose={onClose}>
      <dl className="app-keys__list">
        {shortcuts.map((shortcut) => (
          <div key={shortcut}>
            <dt>{KEY_HELP_TEXTS.shortcuts[shortcut]}</dt>
            <dd>
              {SHORTCUT_KEYS[shortcut].map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <small className="app-subline">{KEY_HELP_TEXTS.then}</small>}
                  <Keys text={key.replace("Ctrl", command)} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{KEY_HELP_TEXTS.escape}</dt>
          <dd>
            <kbd>Esc</kbd>
          </dd>
        </div>
      </dl>
      <label className="app-check">
        <Tick
          checked={hasSingleKeys}
          onChange={(event) => {
            onSingleKeys(event.currentTarget.checked);
          }}
        />
        <span>
          {KEY_HELP_TEXTS.singleKeys}
          <small>{KEY_HELP_TEXTS.singleKeysHint}</small>
        </span>
      </label>
      <div className="app-alert__actions">
        <Button kind="primary" onClick={onClose}>
          {KEY_HELP_TEXTS.close}
        </Button>
      </div>
    </ModalDialog>
  );
}

function Keys({ text }: { text: string }) {
  return (
    <>
      {text.split(" ").map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </>
  );
}
