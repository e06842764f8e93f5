import "./platform.css";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { Pager } from "#app/ui/pager.tsx";
import { fill } from "#copy/fill.ts";
import { DISTRIBUTOR_TEXTS, USER_TYPE_LABELS } from "#copy/support.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { SupportStep, SupportUserView } from "./support-user-view.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface SupportUsersProps {
  users: readonly SupportUserView[];
  totalItems: number;
  page: number;
  pageSize: number;
  search: string;
  timeZone: string;
  /** Whether the portal is open, so that support can act in somebody's name. */
  isOpen: boolean;
}

/** A distributor's people, with what support can do for each. */
export function SupportUsers(props: SupportUsersProps) {
  const { users, totalItems, page, pageSize, search, timeZone, isOpen } = props;
  return (
    <section aria-labelledby="users-title">
      <div className="app-section-head">
        <h2 id="users-title">{DISTRIBUTOR_TEXTS.users}</h2>
        <Form method="get" className="app-distributor__search" role="search" key={search}>
          <Input
            type="search"
            name="search"
            maxLength={100}
            aria-label={DISTRIBUTOR_TEXTS.search}
            placeholder={DISTRIBUTOR_TEXTS.search}
            defaultValue={search}
          />
          <Button type="submit">{DISTRIBUTOR_TEXTS.apply}</Button>
          {search !== "" && (
            <Link className="app-filters__clear" to="?">
              {DISTRIBUTOR_TEXTS.clear}
            </Link>
          )}
        </Form>
      </div>
      {users.length === 0 ? (
        <NoUsers isSearching={search !== ""} />
      ) : (
        <div className="app-table-frame">
          <table className="app-table app-distributor__users">
            <thead>
              <tr>
                <th scope="col">{DISTRIBUTOR_TEXTS.name}</th>
                <th scope="col">{DISTRIBUTOR_TEXTS.type}</th>
                <th scope="col">{DISTRIBUTOR_TEXTS.company}</th>
                <th scope="col">{DISTRIBUTOR_TEXTS.access}</th>
                <th scope="col">{DISTRIBUTOR_TEXTS.lastSeen}</th>
                <th scope="col">
                  <span className="gs-visually-hidden">{DISTRIBUTOR_TEXTS.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow key={user.id} user={user} timeZone={timeZone} isOpen={isOpen} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={DISTRIBUTOR_TEXTS} />
    </section>
  );
}

function NoUsers({ isSearching }: { isSearching: boolean }) {
  const { empty, emptyHint, noPeople, noPeopleHint } = DISTRIBUTOR_TEXTS;
  return (
    <div className="gs-empty">
      <h3 className="gs-empty__title">{isSearching ? empty : noPeople}</h3>
      <p className="app-quiet">{isSearching ? emptyHint : noPeopleHint}</p>
    </div>
  );
}

function UserRow({ user, timeZone, isOpen }: { user: SupportUserView; timeZone: string; isOpen: boolean }) {
  const { type, name, surname, email, blocked, erasedAt, companyName, roleName, lastSeenAt } = user;
  const isErased = erasedAt !== null;
  return (
    <tr>
      <th scope="row" data-label={DISTRIBUTOR_TEXTS.name}>
        <span className="app-distributor__person">
          {isErased ? DISTRIBUTOR_TEXTS.unknownName : `${name} ${surname}`}
          {!isErased && <small>{email}</small>}
        </span>
      </th>
      <td data-label={DISTRIBUTOR_TEXTS.type}>{USER_TYPE_LABELS[type]}</td>
      <td data-label={DISTRIBUTOR_TEXTS.company}>{companyName ?? roleName ?? "–"}</td>
      <td data-label={DISTRIBUTOR_TEXTS.access}>
        <AccessBadge blocked={blocked} isErased={isErased} />
      </td>
      <td data-label={DISTRIBUTOR_TEXTS.lastSeen}>
        {lastSeenAt === null ? (
          <span className="app-quiet">{DISTRIBUTOR_TEXTS.neverSeen}</span>
        ) : (
          <time dateTime={lastSeenAt}>{formatInstant(lastSeenAt, timeZone)}</time>
        )}
      </td>
      <td>
        {!isErased && (
          <span className="app-distributor__actions">
            {!blocked && isOpen && <StepLink step="masquerade" user={user} />}
            <StepLink step={blocked ? "activate" : "block"} user={user} />
          </span>
        )}
      </td>
    </tr>
  );
}

function AccessBadge({ blocked, isErased }: { blocked: boolean; isErased: boolean }) {
  if (isErased) return <span className="gs-chip">{DISTRIBUTOR_TEXTS.erased}</span>;
  return blocked ? (
    <span className="gs-badge gs-badge--danger">{DISTRIBUTOR_TEXTS.blocked}</span>
  ) : (
    <span className="gs-badge gs-badge--ok">{DISTRIBUTOR_TEXTS.active}</span>
  );
}

function StepLink({ step, user }: { step: SupportStep; user: SupportUserView }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.delete("done");
  next.set("step", step);
  next.set("user", user.id);
  const action = DISTRIBUTOR_TEXTS[step];
  return (
    <LinkButton
      to={`?${next.toString()}`}
      aria-label={fill(DISTRIBUTOR_TEXTS.of, { action, name: `${user.name} ${user.surname}` })}
      replace
      preventScrollReset
    >
      {action}
    </LinkButton>
  );
}
