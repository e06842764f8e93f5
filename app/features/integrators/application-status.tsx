import "#app/features/access/login.css";
import "./register.css";
import { fill } from "#copy/shared/fill.ts";
import { STATUS_PAGE_TEXTS } from "#copy/integrators/register-status.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface ApplicationStatusProps {
  companyName: string;
  status: IntegratorStatus;
  refusalReason: string | null;
  createdAt: string;
  decidedAt: string | null;
  email: string;
  emailVerifiedAt: string | null;
  distributorName: string;
}

/** Status of an application and its next step, for the person who applied. */
export function ApplicationStatus(props: ApplicationStatusProps) {
  const { companyName, status, refusalReason, createdAt, decidedAt, email, emailVerifiedAt } = props;
  const distributor = props.distributorName;
  return (
    <section className="app-stack app-gap-24 app-register app-register--short">
      <header>
        <p className="app-register__hint">{STATUS_PAGE_TEXTS.title}</p>
        <h1 className="app-login__title">{companyName}</h1>
      </header>
      <p>
        <StatusBadge status={status} />
      </p>
      <p className="app-register__lead">{fill(STATUS_PAGE_TEXTS.next[status], { distributor })}</p>
      {status === "disable" && refusalReason && (
        <div className="gs-notice gs-notice--danger">
          <p>
            <strong>{STATUS_PAGE_TEXTS.reason}</strong>
            <br />
            {refusalReason}
          </p>
        </div>
      )}
      <dl className="app-register__facts">
        <dt>{STATUS_PAGE_TEXTS.sentAt}</dt>
        <dd>
          <InstantText value={createdAt} />
        </dd>
        {decidedAt && status !== "wait" && (
          <>
            <dt>{STATUS_PAGE_TEXTS.decidedAt}</dt>
            <dd>
              <InstantText value={decidedAt} />
            </dd>
          </>
        )}
        <dt>{STATUS_PAGE_TEXTS.email}</dt>
        <dd>
          {email}
          <br />
          {emailVerifiedAt ? STATUS_PAGE_TEXTS.verified : STATUS_PAGE_TEXTS.unverified}
        </dd>
      </dl>
      {!emailVerifiedAt && (
        <p className="app-register__hint">{fill(STATUS_PAGE_TEXTS.verifyHint, { email })}</p>
      )}
      <LinkButton kind={status === "enable" ? "primary" : "plain"} to="/">
        {status === "enable" ? STATUS_PAGE_TEXTS.signIn : STATUS_PAGE_TEXTS.back}
      </LinkButton>
    </section>
  );
}
