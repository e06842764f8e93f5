import "./survey.css";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { Pager } from "#app/ui/pager.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { ANSWERS_TEXTS, SCORE_CLASS_LABELS, SCORE_CLASS_PLURALS } from "#copy/survey.ts";
import { SCORE_CLASSES, scoreColor } from "#domain/survey/score.ts";
import { FOLLOW_UP_FILTERS } from "#domain/survey/survey-terms.ts";
import { FollowUp, type Operator } from "./follow-up.tsx";
import type { AnswerView, ResearchAnswer } from "./research-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface AnswerListProps {
  answers: readonly AnswerView[];
  totalItems: number;
  page: number;
  pageSize: number;
  scoreClass?: string | undefined;
  followUp?: string | undefined;
  operators: readonly Operator[];
  /** Address of the same answers as a file. */
  exportPath: string;
  answer: ResearchAnswer | undefined;
}

/** Answers to a survey, newest first, with their follow-up. */
export function AnswerList(props: AnswerListProps) {
  const { answers, totalItems, page, pageSize, exportPath, operators, answer } = props;
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="answers-title" id="respostas">
      <SectionHead title={ANSWERS_TEXTS.heading} id="answers-title">
        <LinkButton className="app-research-export" href={`${exportPath}?${params.toString()}`} download>
          {ANSWERS_TEXTS.export}
        </LinkButton>
      </SectionHead>
      <AnswerFilters {...props} />
      {answers.length === 0 ? (
        <Panel as="p" className="app-quiet">
          {ANSWERS_TEXTS.empty}
        </Panel>
      ) : (
        <Panel as="ul" className="app-stack app-gap-0">
          {answers.map((one) => (
            <AnswerItem
              key={one.id}
              one={one}
              operators={operators}
              answer={answer?.form === one.id ? answer : undefined}
            />
          ))}
        </Panel>
      )}
      <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={ANSWERS_TEXTS} />
    </section>
  );
}

function AnswerFilters({ scoreClass = "", followUp = "" }: AnswerListProps) {
  return (
    <Form
      method="get"
      className="app-answers__filters app-row app-row--bottom app-gap-12"
      role="search"
      key={`${scoreClass} ${followUp}`}
      preventScrollReset
    >
      <SelectField
        name="scoreClass"
        label={ANSWERS_TEXTS.scoreClass}
        emptyLabel={ANSWERS_TEXTS.anyClass}
        options={SCORE_CLASSES.map((value) => ({ value, label: SCORE_CLASS_PLURALS[value] }))}
        defaultValue={scoreClass}
      />
      <SelectField
        name="followUp"
        label={ANSWERS_TEXTS.followUp}
        emptyLabel={ANSWERS_TEXTS.anyFollowUp}
        options={FOLLOW_UP_FILTERS.map((value) => ({ value, label: ANSWERS_TEXTS.followUpFilters[value] }))}
        defaultValue={followUp}
      />
      <Button type="submit">{ANSWERS_TEXTS.apply}</Button>
      {(scoreClass !== "" || followUp !== "") && (
        <Link className="app-filters__clear" to="?" preventScrollReset>
          {ANSWERS_TEXTS.clear}
        </Link>
      )}
    </Form>
  );
}

function AnswerItem({
  one,
  operators,
  answer,
}: {
  one: AnswerView;
  operators: readonly Operator[];
  answer: ResearchAnswer | undefined;
}) {
  return (
    <li className="app-answer">
      <span className="app-answer__score" style={{ background: scoreColor(one.scoreValue) }}>
        {one.scoreValue}
      </span>
      <div className="app-stack app-gap-4 app-wrap">
        <p className="app-row">
          <strong>{one.person}</strong>
          <span className="app-small">
            {SCORE_CLASS_LABELS[one.scoreClass]} · {one.about} · <InstantText value={one.answeredAt} />
          </span>
        </p>
        {one.reason !== null && <p className="app-strong">{one.reason}</p>}
        {one.commentary !== null && <p>{one.commentary}</p>}
        {one.reason === null && one.commentary === null && (
          <p className="app-quiet">{ANSWERS_TEXTS.noText}</p>
        )}
        {one.followUp !== null && (
          <FollowUp
            key={one.version}
            id={one.id}
            version={one.version}
            followUp={one.followUp}
            operators={operators}
            answer={answer}
          />
        )}
      </div>
    </li>
  );
}
