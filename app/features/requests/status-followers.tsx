import "./status-followers.css";
import "#app/ui/matrix.css";
import "#app/ui/tables.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { FOLLOWER_TEXTS as TEXTS } from "#copy/requests/statuses.ts";
import { fill } from "#copy/shared/fill.ts";
import type { StoredStatus } from "#domain/requests/deal-status-schema.ts";
import { changedLines, type Followers, pairOf, writeLine } from "#domain/requests/status-followers.ts";
import { ColorMark } from "#app/ui/color-mark.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";

/** What a refused save answers: the statuses as they are now, and what was chosen for some of them. */
export interface FollowersAnswer {
  key: string;
  refusal: { title: string; description: string };
  statuses: StoredStatus[];
  chosen: (readonly [id: string, choice: Followers])[];
}

type Choices = ReadonlyMap<string, Followers>;

interface Shown {
  /** The statuses as the page had them last. */
  loaded: readonly StoredStatus[];
  /** The statuses that the choices began with: a save is of their versions. */
  begun: readonly StoredStatus[];
  chosen: Choices;
}

/** Table of which status may follow which, saved as a whole. */
export function StatusFollowers({
  statuses,
  answer,
}: {
  statuses: readonly StoredStatus[];
  answer: FollowersAnswer | null;
}) {
  const [{ loaded, begun, chosen }, show] = useState<Shown>({
    loaded: statuses,
    begun: answer?.statuses ?? statuses,
    chosen: new Map(answer?.chosen),
  });
  const changed = changedLines(begun, chosen);
  if (loaded !== statuses) {
    // What is not saved stays as it began, so that the save tells of what others have changed.
    const isSaved = changedLines(statuses, chosen).length === 0;
    show({ loaded: statuses, ...(isSaved ? { begun: statuses, chosen: new Map() } : { begun, chosen }) });
  }
  const ids = begun.map(({ id }) => id);
  const choose = (id: string, choice: Followers) => {
    show((before) => ({ ...before, chosen: new Map(before.chosen).set(id, choice) }));
  };
  const discard = () => {
    show({ loaded, begun: loaded, chosen: new Map() });
  };
  const isDirty = changed.length > 0;
  const list = changed.map(({ name }) => name).join(", ");
  return (
    <section className="app-status-group" aria-labelledby="followers">
      <h2 id="followers">{TEXTS.title}</h2>
      <p className="app-status-group__none">{TEXTS.hint}</p>
      <Form method="post" className="app-followers">
        {begun.map((status) => (
          <HiddenField key={status.id} name="lines" value={writeLine(status, ids)} />
        ))}
        <div className="app-table-frame">
          <table className="app-matrix" aria-labelledby="followers">
            <thead>
              <tr>
                <th scope="col">{TEXTS.from}</th>
                <th scope="col">{TEXTS.any}</th>
                {begun.map(({ id, name, color }) => (
                  <th key={id} scope="col">
                    <span className="app-followers__head">
                      <ColorMark color={color} />
                      {name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {begun.map((from) => (
                <Line
                  key={from.id}
                  from={from}
                  statuses={begun}
                  choice={choiceOf(from, chosen)}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        </div>
        <SaveBar
          text={isDirty ? fill(TEXTS.changed, { list }) : TEXTS.noChanges}
          isDirty={isDirty}
          isNew={false}
          labels={TEXTS}
          onDiscard={discard}
        />
        <LeaveGuard isDirty={isDirty} isInSearch message={TEXTS.unsaved} onLeave={discard} />
      </Form>
    </section>
  );
}

interface LineProps {
  from: StoredStatus;
  statuses: readonly StoredStatus[];
  choice: Followers;
  onChoose: (id: string, choice: Followers) => void;
}

/** What may follow one status. Its single ticks are hidden as long as any other may. */
function Line({ from, statuses, choice, onChoose }: LineProps) {
  const others = statuses.flatMap(({ id }) => (id === from.id ? [] : [id]));
  const ticked = choice ?? others;
  return (
    <tr>
      <th scope="row">
        <span className="app-followers__head">
          <ColorMark color={from.color} />
          {from.name}
        </span>
      </th>
      <td>
        <Tick
          name="any"
          value={from.id}
          aria-label={fill(TEXTS.anyOf, { from: from.name })}
          checked={choice === null}
          onChange={(event) => {
            onChoose(from.id, event.currentTarget.checked ? null : ticked);
          }}
        />
      </td>
      {statuses.map(({ id, name }) =>
        id === from.id ? (
          <td key={id} className="app-followers__self" />
        ) : (
          <td key={id} className="app-followers__pair">
            <Tick
              name="pairs"
              value={pairOf(from.id, id)}
              aria-label={fill(TEXTS.pair, { from: from.name, to: name })}
              checked={ticked.includes(id)}
              onChange={(event) => {
                const rest = ticked.filter((one) => one !== id);
                onChoose(from.id, event.currentTarget.checked ? [...rest, id] : rest);
              }}
            />
          </td>
        ),
      )}
    </tr>
  );
}

function choiceOf({ id, nextStatusIds }: StoredStatus, chosen: Choices): Followers {
  const choice = chosen.get(id);
  return choice === undefined ? nextStatusIds : choice;
}
