import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import type { SiteTest } from "#domain/widget-keys/site-test-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** What a test of a page came to: an answer, or why there is none. */
export type SiteTestResult =
  | { page: string; test: SiteTest }
  | { page: string; refusal: { title: string; description: string } };

/** Tests whether widgets work on a page of a key's site. The page is in the address, so the test can be repeated.
 *  @param props.usual - the page that is tested where none is named */
export function SiteTestPanel({ result, usual }: { result: SiteTestResult | null; usual: string }) {
  return (
    <Panel title={WORDS.test} className="app-card app-stack app-gap-12" id="teste">
      <p className="app-quiet">{WORDS.testHint}</p>
      <Form action="#teste" className="app-row app-row--bottom" preventScrollReset>
        <FormField
          name="testar"
          className="app-grow"
          label={WORDS.testPage}
          type="url"
          required
          maxLength={2000}
          defaultValue={result?.page ?? usual}
        />
        <Button type="submit">{WORDS.testRun}</Button>
      </Form>
      {result !== null && ("test" in result ? <Findings {...result.test} /> : <Notice {...result.refusal} />)}
    </Panel>
  );
}

function Findings({ url, problems }: SiteTest) {
  if (problems.length === 0) {
    return (
      <NoticeBox tone="ok" role="status">
        {WORDS.testWell}
      </NoticeBox>
    );
  }
  return (
    <NoticeBox as="div" tone="warn" role="status">
      <div>
        <strong>{fill(WORDS.testOf, { url })}</strong>
        <ul>
          {problems.map(({ code, directive }) => (
            <li key={code}>
              {WORDS.problems[code]}
              {directive !== null && <code className="app-wrap"> {directive}</code>}
            </li>
          ))}
        </ul>
      </div>
    </NoticeBox>
  );
}
