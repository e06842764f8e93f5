import "./pricing.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { GROUPS_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import type { GroupMember, IntegratorGroup } from "#domain/pricing/pricing-answers.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface GroupDialogProps {
  group: IntegratorGroup;
  members: readonly GroupMember[];
  /** Integrators that a search found; null before a search. */
  found: readonly GroupMember[] | null;
  search: string;
  closeTo: string;
  refusal: { title: string; description: string } | null;
}

/** Dialog of a group: its name, its members, and a search for further ones. */
export function GroupDialog({ group, members, found, search, closeTo, refusal }: GroupDialogProps) {
  const { id, name, version } = group;
  return (
    <PageDialog title={name} closeTo={closeTo}>
      {refusal && <Notice {...refusal} />}
      <Form method="post" className="app-row app-row--bottom app-group__name" preventScrollReset>
        <HiddenField name="id" value={id} />
        <HiddenField name="version" value={version} />
        <FormField
          id="group-name"
          name="name"
          label={WORDS.newLabel}
          defaultValue={name}
          maxLength={60}
          required
          autoComplete="off"
        />
        <Button type="submit" name="intent" value="rename">
          {WORDS.save}
        </Button>
      </Form>
      <h3 className="app-heading">{WORDS.members}</h3>
      {members.length === 0 ? (
        <p className="app-quiet">{WORDS.noMembers}</p>
      ) : (
        <MemberList groupId={id} people={members} intent="takeOut" />
      )}
      <h3 className="app-heading">{WORDS.add}</h3>
      <Form className="app-row app-row--bottom app-group__name" role="search" preventScrollReset>
        <HiddenField name="grupo" value={id} />
        <FormField
          id="group-search"
          name="busca"
          type="search"
          label={WORDS.search}
          defaultValue={search}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit">{WORDS.searchSubmit}</Button>
      </Form>
      {found !== null &&
        (found.length === 0 ? (
          <p className="app-quiet">{WORDS.nothing}</p>
        ) : (
          <MemberList groupId={id} people={found} intent="add" />
        ))}
      <div className="app-row app-row--end app-price-foot">
        <Form method="post">
          <HiddenField name="id" value={id} />
          <Button type="submit" name="intent" value="delete" kind="danger" aria-describedby="group-remove">
            {WORDS.remove}
          </Button>
        </Form>
        <small id="group-remove" className="app-quiet">
          {WORDS.removeText}
        </small>
        <LinkButton kind="primary" to={closeTo} preventScrollReset>
          {WORDS.close}
        </LinkButton>
      </div>
    </PageDialog>
  );
}

function MemberList({
  groupId,
  people,
  intent,
}: {
  groupId: string;
  people: readonly GroupMember[];
  intent: "add" | "takeOut";
}) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenField name="id" value={groupId} />
      <HiddenField name="intent" value={intent} />
      <ul className="app-lines app-group__people">
        {people.map((one) => (
          <li key={one.id}>
            <span className="app-stack app-gap-0">
              {one.companyName}
              <small className="app-quiet">
                {[one.cnpj, one.state, intent === "add" && one.groupId !== null && WORDS.other]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <Button
              type="submit"
              name="integrator"
              value={one.id}
              aria-label={fill(intent === "add" ? WORDS.addNamed : WORDS.takeOutNamed, {
                name: one.companyName,
              })}
            >
              {intent === "add" ? WORDS.addOne : WORDS.takeOut}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
