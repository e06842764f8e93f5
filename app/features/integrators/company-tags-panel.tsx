import "./integrators.css";
import { Form, useNavigation } from "@remix-run/react";
import { TAGGED_TEXTS as TEXTS } from "#copy/tags.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TagChips } from "../tags/tag-chips.tsx";
import { TagChoice, type TagOption } from "../tags/tag-choice.tsx";

/** The refusal of a choice of tags. */
export interface CompanyTagsAnswer {
  kind: "tags";
  refusal: { title: string; description: string };
}

/** The tags on a company, with a button that changes them. */
export function CompanyTagsPanel({
  tags,
  isOpen,
  isSaved,
  answer,
}: {
  tags: readonly TagOption[];
  isOpen: boolean;
  isSaved: boolean;
  answer: CompanyTagsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData !== undefined;
  const shown = tags.filter(({ tagItemId }) => tagItemId !== null);
  return (
    <Panel className="app-pad app-stack app-gap-12" aria-labelledby="tags-title">
      <div className="app-row app-row--between">
        <h2 className="app-heading" id="tags-title">
          {TEXTS.tags}
        </h2>
        {!isOpen && (
          <LinkButton to="?edit=tags" preventScrollReset>
            {TEXTS.change}
          </LinkButton>
        )}
      </div>
      {isSaved && !isOpen && <DoneLine>{TEXTS.saved}</DoneLine>}
      {answer && <Notice {...answer.refusal} />}
      {isOpen ? (
        <Form method="post" className="app-stack app-gap-12" preventScrollReset>
          <HiddenField name="intent" value="tags" />
          <TagChoice tags={tags} />
          <div className="app-row">
            {tags.length > 0 && (
              <BusyButton isBusy={isSaving} label={TEXTS.save} busyLabel={TEXTS.saving} kind="primary" />
            )}
            <LinkButton to="?" preventScrollReset>
              {TEXTS.cancel}
            </LinkButton>
          </div>
        </Form>
      ) : shown.length === 0 ? (
        <p className="app-quiet">{TEXTS.none}</p>
      ) : (
        <TagChips tags={shown} />
      )}
    </Panel>
  );
}
