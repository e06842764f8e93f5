import "./platform.css";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { Pager } from "#app/ui/pager.tsx";
import { fill } from "#copy/shared/fill.ts";
import { DISTRIBUTOR_TEXTS, USER_TYPE_LABELS } from "#copy/platform.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { SupportStep, SupportUserView } from "./support-user-view.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Table } from "#app/ui/table.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface SupportUsersProps {
  users: readonly SupportUserView[];
  totalItems: number;
  page: number;
  pageSize: number;
  search: string;
  timeZone: string;
  /** Whether the portal is not in maintenance, so that support can act in a person's name. */
  isOpen: boolean;
}

/** People of a distributor, with support's actions for each. */
export function SupportUsers(props: SupportUsersProps) {
  const { users, totalItems, page, pageSize, search, timeZone, isOpen } = props;
  return (
    <section aria-labelledby="users-title">
      <SectionHead title={DISTRIBUTOR_TEXTS.users} id="users-title">
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
      </SectionHead>
      {users.length === 0 ? (
        <NoUsers isSearching={search !== ""} />
      ) : (
        <UserTable users={users} timeZone={timeZone} isOpen={isOpen} />
      )}
      <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={DISTRIBUTOR_TEXTS} />
    </section>
  );
}

function NoUsers({ isSearching }: { isSearching: boolean }) {
  const { empty, emptyHint, noPeople, noPeopleHint } = DISTRIBUTOR_TEXTS;
  return (
    <EmptyState
      title={isSearching ? empty : noPeople}
      level={3}
      text={isSearching ? emptyHint : noPeopleHint}
    />
  );
}

function UserTable({ users, timeZone, isOpen }: Pick<SupportUsersProps, "users" | "timeZone" | "isOpen">) {
  return (
    <Table
      className="app-distributor__users"
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        { head: DISTRIBUTOR_TEXTS.name, cell: (user) => <PersonName user={user} /> },
        { head: DISTRIBUTOR_TEXTS.type, cell: ({ type }) => USER_TYPE_LABELS[type] },
        {
          head: DISTRIBUTOR_TEXTS.company,
          cell: ({ companyName, roleName }) => companyName ?? roleName ?? "–",
        },
        { head: DISTRIBUTOR_TEXTS.access, cell: (user) => <AccessBadge user={user} /> },
        {
          head: DISTRIBUTOR_TEXTS.lastSeen,
          cell: ({ lastSeenAt }) =>
            lastSeenAt === null ? (
              <span className="app-quiet">{DISTRIBUTOR_TEXTS.neverSeen}</span>
            ) : (
              <time dateTime={lastSeenAt}>{formatInstant(lastSeenAt, timeZone)}</time>
            ),
        },
        {
          head: DISTRIBUTOR_TEXTS.actions,
          kind: "actions",
          cell: (user) => user.erasedAt === null && <UserSteps user={user} isOpen={isOpen} />,
        },
      ]}
    />
  );
}

function PersonName({ user }: { user: SupportUserView }) {
  const { name, surname, email, erasedAt } = user;
  return (
    <span className="app-stack app-gap-0 app-wrap app-distributor__person">
      {erasedAt === null ? `${name} ${surname}` : DISTRIBUTOR_TEXTS.unknownName}
      {erasedAt === null && <small className="app-subline">{email}</small>}
    </span>
  );
}

function AccessBadge({ user: { blocked, erasedAt } }: { user: SupportUserView }) {
  if (erasedAt !== null) return <span className="gs-chip">{DISTRIBUTOR_TEXTS.erased}</span>;
  return blocked ? (
    <Badge tone="danger">{DISTRIBUTOR_TEXTS.blocked}</Badge>
  ) : (
    <Badge tone="ok">{DISTRIBUTOR_TEXTS.active}</Badge>
  );
}

function UserSteps({ user, isOpen }: { user: SupportUserView; isOpen: boolean }) {
  return (
    <span className="app-distributor__actions">
      {!user.blocked && isOpen && <StepLink step="masquerade" user={user} />}
      <StepLink step={user.blocked ? "activate" : "block"} user={user} />
    </span>
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
