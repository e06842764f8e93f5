import "./api-docs.css";
import { Form, Link } from "@remix-run/react";
import { API_DOCS_TEXTS } from "#copy/api-docs.ts";
import type { ApiOperation } from "./api-operation.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";

export interface ApiDocsProps {
  groups: readonly { tag: string; operations: readonly Pick<ApiOperation, "id" | "method" | "path">[] }[];
  search: string;
  /** The chosen operation; without one the page shows how to begin. */
  chosen: ApiOperation | null;
}

/** The API's operations by area, and the chosen one in full. */
export function ApiDocs({ groups, search, chosen }: ApiDocsProps) {
  return (
    <main className="app-api">
      <nav className="app-api__nav" aria-label={API_DOCS_TEXTS.operations}>
        <Form role="search" className="app-api__search">
          <Input
            type="search"
            name="q"
            defaultValue={search}
            aria-label={API_DOCS_TEXTS.search}
            placeholder={API_DOCS_TEXTS.search}
          />
          <Button type="submit">{API_DOCS_TEXTS.searchAction}</Button>
        </Form>
        {groups.length === 0 && <p className="app-quiet">{API_DOCS_TEXTS.nothing}</p>}
        {groups.map(({ tag, operations }) => (
          <section key={tag}>
            <h2>{tag}</h2>
            <ul>
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <Link
                    to={`?${new URLSearchParams({ ...(search ? { q: search } : {}), op: id }).toString()}`}
                    aria-current={chosen?.id === id ? "page" : undefined}
                    preventScrollReset
                  >
                    <Method name={method} />
                    <code>{path}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <article className="app-api__main">
        {chosen === null ? <Introduction /> : <Operation operation={chosen} />}
      </article>
    </main>
  );
}

function Method({ name }: { name: string }) {
  return <span className="app-api__method">{name}</span>;
}

function Introduction() {
  return (
    <>
      <h1 className="app-page-title">{API_DOCS_TEXTS.title}</h1>
      <p>{API_DOCS_TEXTS.intro}</p>
      <h2>{API_DOCS_TEXTS.signIn}</h2>
      <ol>
        {API_DOCS_TEXTS.signInSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href="/app/open/openapi.json">{API_DOCS_TEXTS.document}</a>
      </p>
    </>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { method, path, summary, types, parameters, body, answer } = operation;
  return (
    <>
      <h1 className="app-page-title app-api__title">
        <Method name={method} /> <code>{path}</code>
      </h1>
      <p lang="en">{summary}</p>
      <h2>{API_DOCS_TEXTS.whoMay}</h2>
      <p>
        {types === null
          ? API_DOCS_TEXTS.everybody
          : types.map((type) => API_DOCS_TEXTS.types[type as keyof typeof API_DOCS_TEXTS.types]).join(", ")}
      </p>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <Schema title={API_DOCS_TEXTS.body} text={body} />
      <Schema title={API_DOCS_TEXTS.answer} text={answer} />
    </>
  );
}

function Parameters({ parameters }: Pick<ApiOperation, "parameters">) {
  return (
    <>
      <h2>{API_DOCS_TEXTS.parameters}</h2>
      <Table
        bare
        className="app-api__table"
        rows={parameters}
        keyOf={({ name, place }) => `${place} ${name}`}
        columns={[
          { head: API_DOCS_TEXTS.parameter, cell: ({ name }) => <code>{name}</code> },
          {
            head: API_DOCS_TEXTS.place,
            cell: ({ place, isRequired }) =>
              `${placeName(place)}, ${isRequired ? API_DOCS_TEXTS.required : API_DOCS_TEXTS.optional}`,
          },
          { head: API_DOCS_TEXTS.schema, cell: ({ schema }) => <code>{schema}</code> },
        ]}
      />
    </>
  );
}

function placeName(place: string): string {
  const { places } = API_DOCS_TEXTS;
  return place in places ? places[place as keyof typeof places] : place;
}

function Schema({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <h2>{title}</h2>
      <pre className="app-api__schema">
        <code>{text}</code>
      </pre>
    </>
  );
}
