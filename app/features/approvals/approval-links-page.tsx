import "./approval-links.css";
import { Form, useNavigation } from "@remix-run/react";
import { APPROVAL_LINK_TEXTS as TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_APPROVAL_NAME } from "#domain/approvals/approval-limits.ts";
import type { ApprovalLinks } from "#domain/approvals/approval-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useKeptAnswer } from "#app/lib/forms/use-kept-answer.ts";
import { LinkItem } from "./link-item.tsx";
import type { LinksAnswer } from "./links-answer.ts";
import { MadeLink } from "./made-link.tsx";

export interface ApprovalLinksPageProps {
  /** Id of the budget or order. */
  id: string;
  links: ApprovalLinks;
  done: "withdrawn" | null;
  timeZone: string;
  answer: LinksAnswer | undefined;
}

/** The links of a budget: makes one, whose address is shown once, and tells what has become of each. Those of the budget
 *  that an order was are only read. */
export function ApprovalLinksPage({ answer: newest, ...props }: ApprovalLinksPageProps) {
  const { id, links, done, timeZone } = props;
  const answer = useKeptAnswer(newest);
  const isOrder = links.type === "order";
  const made = answer?.kind === "made" ? answer.made : null;
  const isWithdrawn = links.items.some((one) => one.id === made?.id && one.withdrawnAt !== null);
  return (
    <section className="app-stack">
      <PageHead title={fill(TEXTS.title, { code: links.code })} hint={links.name}>
        <LinkButton to={requestPath({ type: links.type, id })}>{TEXTS.toRequest[links.type]}</LinkButton>
      </PageHead>
      {done !== null && newest === undefined && <Notice tone="ok" title={TEXTS[done]} />}
      {answer?.kind === "refused" && answer.notice && (
        <Notice key={`refused ${answer.key}`} {...answer.notice} />
      )}
      {made !== null && !isWithdrawn && <MadeLink key={`made ${made.id}`} made={made} code={links.code} />}
      {links.mayMake ? (
        <NewLink key={`new ${answer?.key ?? ""}`} {...props} answer={answer} />
      ) : (
        <p className="app-quiet">{isOrder ? fill(TEXTS.isOrder, { code: links.code }) : TEXTS.notNow}</p>
      )}
      <h2 className="app-heading">{TEXTS.links}</h2>
      {links.items.length === 0 ? (
        <p className="app-quiet">{TEXTS.none}</p>
      ) : (
        <ul className="app-stack app-approval-links">
          {links.items.map((link) => (
            <LinkItem key={link.id} link={link} timeZone={timeZone} mayWithdraw={!isOrder} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewLink({ links, answer }: ApprovalLinksPageProps) {
  const isBusy = useNavigation().state !== "idle";
  const refused = answer?.kind === "refused" ? answer : null;
  const typed = refused?.typed ?? { name: links.customerName, email: "", lastOn: links.usualLastOn };
  const errors = refused?.errors ?? {};
  return (
    <Panel className="app-pad app-stack" title={TEXTS.newTitle}>
      <p className="app-quiet">{TEXTS.newHint}</p>
      <Form method="post" className="app-stack">
        <HiddenField name="version" value={links.version} />
        <div className="app-approval-links__fields">
          <FormField
            {...{ name: "name", label: TEXTS.name, error: errors["name"], defaultValue: typed.name }}
            required
            maxLength={MAX_APPROVAL_NAME}
            autoComplete="off"
          />
          <FormField
            {...{ name: "email", label: TEXTS.email, error: errors["email"], defaultValue: typed.email }}
            hint={TEXTS.emailHint}
            type="email"
            maxLength={254}
            autoComplete="off"
          />
          <FormField
            {...{ name: "lastOn", label: TEXTS.lastOn, error: errors["lastOn"], defaultValue: typed.lastOn }}
            type="date"
            min={links.today}
            required
          />
        </div>
        <BusyButton
          {...{ isBusy, name: "intent", value: "make", busyLabel: TEXTS.making, className: "app-start" }}
          kind="primary"
          label={fill(TEXTS.make, { version: links.version })}
        />
      </Form>
    </Panel>
  );
}
