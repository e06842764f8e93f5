import "./pricing.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { DRAFT_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import type { DraftAnswer } from "./rules-answer.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface DraftView {
  version: number;
  publishedVersion: number;
  isOutdated: boolean;
  updatedBy: string | null;
  /** Formatted instant. */
  updatedAt: string | null;
  differences: readonly string[];
}

/** The difference between the published rules and the draft, with the ways to simulate, publish or discard it. */
export function DraftPanel({ draft, answer }: { draft: DraftView; answer: DraftAnswer | undefined }) {
  const { version, publishedVersion, isOutdated, updatedBy, updatedAt, differences } = draft;
  const isSending = useNavigation().state === "submitting";
  const inForce = publishedVersion === 0 ? WORDS.never : fill(WORDS.inForce, { version: publishedVersion });
  if (version === 0) {
    return (
      <Panel className="app-stack app-gap-12 app-pad app-price-draft" aria-label={WORDS.title}>
        <p className="app-row">
          <strong>{inForce}</strong>
          {publishedVersion > 0 && <span className="app-quiet">{WORDS.none}</span>}
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      className="app-stack app-gap-12 app-pad app-price-draft app-price-draft--open"
      aria-label={WORDS.title}
    >
      <div className="app-row app-row--between">
        <p className="app-row">
          <strong>{WORDS.title}</strong>
          {publishedVersion > 0 && <Badge>{inForce}</Badge>}
          {updatedBy !== null && (
            <span className="app-quiet">{fill(WORDS.by, { name: updatedBy, when: updatedAt ?? "" })}</span>
          )}
        </p>
        <LinkButton to={PAGES.PriceSimulator.path} prefetch="intent">
          {WORDS.simulate}
        </LinkButton>
      </div>
      {answer && <Notice title={answer.refusal.title} description={answer.refusal.description} />}
      {isOutdated && (
        <NoticeBox tone="warn" className="app-wrap">
          {fill(WORDS.outdated, { version: publishedVersion })}
        </NoticeBox>
      )}
      <details className="app-price-draft__differences" open={differences.length <= 4}>
        <summary>{differenceCount(differences.length)}</summary>
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      </details>
      <Form method="post" className="app-row app-row--bottom app-price-draft__publish">
        <HiddenField name="draftVersion" value={version} />
        <label className="app-field app-price-draft__note">
          <span className="app-field__label">{WORDS.note}</span>
          <Input
            name="note"
            maxLength={400}
            defaultValue={answer?.note ?? ""}
            placeholder={WORDS.noteHint}
            autoComplete="off"
          />
        </label>
        <BusyButton
          isBusy={isSending}
          label={WORDS.publish}
          busyLabel={WORDS.publishing}
          kind="primary"
          name="intent"
          value="publish"
        />
      </Form>
      <details>
        <summary className="app-small">{WORDS.discard}</summary>
        <Form method="post" className="app-row app-price-draft__confirm">
          <HiddenField name="draftVersion" value={version} />
          <p className="app-wrap">{WORDS.discardText}</p>
          <Button type="submit" name="intent" value="discard" kind="danger">
            {WORDS.discard}
          </Button>
        </Form>
      </details>
    </Panel>
  );
}

function differenceCount(count: number): string {
  if (count === 0) return WORDS.noDifferences;
  return count === 1 ? WORDS.differencesOne : fill(WORDS.differencesMany, { count });
}
