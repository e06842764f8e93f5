import "./present-people.css";
import { PRESENCE_TEXTS as TEXTS } from "#copy/live.ts";
import { fill } from "#copy/shared/fill.ts";
import { usePresence } from "./provider.tsx";
import type { Present } from "#domain/live/messages.ts";

/** Who else has something open: initials to the eye, names to the ear and on hovering. Nothing without anybody. */
export function PresentPeople({ people }: { people: readonly Present[] }) {
  if (people.length === 0) return null;
  const names = fill(TEXTS.here, { names: people.map(({ name }) => name).join(", ") });
  return (
    <p className="app-present" title={names}>
      {people.slice(0, SHOWN).map(({ userId, name }) => (
        <span key={userId} className="app-present__one" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
      <span className="gs-visually-hidden">{names}</span>
    </p>
  );
}

/** Who else has the page's budget or order open; and tells them that this person has. */
export function AlsoHere({ requestId }: { requestId: string }) {
  const people = usePresence(requestId);
  return <PresentPeople people={people.filter((one) => one.requestId === requestId)} />;
}

const SHOWN = 4;

/** @example initialsOf("Ana Maria Lima") // "AL" */
function initialsOf(name: string): string {
  const [first = "", ...more] = name.split(" ").filter(Boolean);
  return `${first.charAt(0)}${more.at(-1)?.charAt(0) ?? ""}`.toUpperCase();
}
