import "./kits-express.css";
import { useEffect, useId, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/design.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { KitPartAnswer } from "#domain/design/design-answer.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { LineNotes } from "./kit-lines.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Pause after the last keystroke before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

export interface PartFinderProps {
  title: string;
  /** Groups to search in; the first one is preselected. */
  groups: readonly EquipmentGroup[];
  /** Ids of the products that the kit already has. */
  taken: ReadonlySet<string>;
  integratorId: string;
  onPick: (part: KitPartAnswer) => void;
  onCancel: () => void;
}

/** Search for a product on sale, to add to a kit. */
export function PartFinder({ title, groups, taken, integratorId, onPick, onCancel }: PartFinderProps) {
  const [group, setGroup] = useState<EquipmentGroup>(groups[0] ?? "products");
  const [text, setText] = useState("");
  const { items, state, retry } = useParts({ group, search: text, integratorId });
  const id = useId();
  return (
    <Panel as="div" className="app-card app-express-finder" role="group" aria-label={title}>
      <p className="app-strong">{title}</p>
      <div className="app-row app-row--bottom app-gap-8">
        {groups.length > 1 && (
          <label className="app-field">
            <span className="app-field__label">{TEXTS.group}</span>
            <Select
              value={group}
              onChange={(event) => {
                setGroup(groups.find((one) => one === event.currentTarget.value) ?? group);
              }}
            >
              {groups.map((one) => (
                <option key={one} value={one}>
                  {TEXTS.groups[one]}
                </option>
              ))}
            </Select>
          </label>
        )}
        <label className="app-field app-express-finder__search">
          <span className="app-field__label">{TEXTS.find}</span>
          <Input
            type="search"
            value={text}
            placeholder={TEXTS.findHint}
            maxLength={80}
            autoComplete="off"
            aria-controls={id}
            ref={focusOnce}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </label>
        <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      </div>
      <div id={id} aria-live="polite">
        {state === "failed" && (
          <p className="app-quiet">
            {TEXTS.findFailed} <Button onClick={retry}>{TEXTS.retry}</Button>
          </p>
        )}
        {state === "asking" && items === null && <p className="app-quiet">{TEXTS.finding}</p>}
        {items?.length === 0 && <p className="app-quiet">{TEXTS.foundNone}</p>}
        {items !== null && items.length > 0 && (
          <ul className="app-lines app-express-finder__found">
            {items.map((part) => (
              <li key={part.id}>
                <span>
                  <ShownName parts={[part.name]} />
                  <LineNotes
                    line={{ ...part, amount: 0, recAmount: 0, recAutomaticAmount: 0, freeAmount: 0 }}
                  />
                </span>
                <Button
                  disabled={taken.has(part.id)}
                  aria-label={fill(TEXTS.chooseNamed, { name: part.name })}
                  onClick={() => {
                    onPick(part);
                  }}
                >
                  {taken.has(part.id) ? TEXTS.isIn : TEXTS.choose}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Products of a group on sale; null before the first answer. When a request fails, the last answer stays. */
function useParts({
  group,
  search,
  integratorId,
}: {
  group: EquipmentGroup;
  search: string;
  integratorId: string;
}) {
  const [items, setItems] = useState<readonly KitPartAnswer[] | null>(null);
  const [state, setState] = useState<"asking" | "answered" | "failed">("asking");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      setState("asking");
      const body = { group, search: search.trim(), integratorId: integratorId === "" ? null : integratorId };
      const answer = await portalApi
        .call("POST", "/app/user/kits/parts", { body, signal: abort.signal })
        .catch(() => null);
      if (abort.signal.aborted) return;
      if (answer !== null) setItems((answer as { items: KitPartAnswer[] }).items);
      setState(answer === null ? "failed" : "answered");
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [group, search, integratorId, attempt]);
  const retry = () => {
    setAttempt((count) => count + 1);
  };
  return { items, state, retry };
}
