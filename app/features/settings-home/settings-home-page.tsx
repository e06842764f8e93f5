import "#app/ui/form.css";
import "./settings-home.css";
import { Link } from "@remix-run/react";
import { IconSearch, IconSettings } from "@tabler/icons-react";
import { useState } from "react";
import {
  SELLING_STEP_TEXTS,
  SETTINGS_HOME_TEXTS as TEXTS,
  SETTINGS_SECTION_TITLES,
} from "#copy/settings-home.ts";
import { fill } from "#copy/shared/fill.ts";
import { SHELL_TAGS } from "#copy/spec/shell.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type {
  MissingStep,
  SettingsHome,
  SettingsHomePage as Entry,
} from "#domain/settings-home/settings-home.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { findSettings } from "./find-settings.ts";
import { stateText } from "./state-text.ts";

/** The home of all settings: what is missing before one can sell, a search, and every page that the person may open,
 *  with its state in a line.
 *  @param search - what the address asks for; typing goes on from there
 *  @param logPath - address of the log of changes; null for who may not see it */
export function SettingsHomePage({
  home: { sections, missing },
  search: asked,
  logPath,
}: {
  home: SettingsHome;
  search: string;
  logPath: string | null;
}) {
  const [search, setSearch] = useState(asked);
  const found = findSettings(sections, search);
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);
  const isSearched = search.trim() !== "";
  return (
    <section>
      <PageHead title={PAGE_TITLES.Settings} hint={TEXTS.hint}>
        {logPath !== null && <LinkButton to={logPath}>{TEXTS.log}</LinkButton>}
      </PageHead>
      {sections.length === 0 ? (
        <EmptyState icon={IconSettings} title={TEXTS.noneTitle} text={TEXTS.noneHint} />
      ) : (
        <>
          <form role="search" className="app-settings-search">
            <IconSearch size={18} stroke={1.75} aria-hidden />
            <Input
              type="search"
              name="q"
              aria-label={TEXTS.search}
              placeholder={TEXTS.searchHint}
              autoComplete="off"
              value={search}
              onChange={({ currentTarget }) => {
                setSearch(currentTarget.value);
              }}
            />
            <noscript>
              <Button type="submit">{TEXTS.find}</Button>
            </noscript>
          </form>
          <p role="status" className="gs-visually-hidden">
            {isSearched && (count === 1 ? TEXTS.foundOne : fill(TEXTS.foundMany, { count }))}
          </p>
          {missing.length > 0 && !isSearched && <MissingSteps missing={missing} />}
          {count === 0 ? (
            <EmptyState
              icon={IconSearch}
              title={fill(TEXTS.nothing, { search: search.trim() })}
              text={TEXTS.nothingHint}
            >
              <Button
                onClick={() => {
                  setSearch("");
                }}
              >
                {TEXTS.clear}
              </Button>
            </EmptyState>
          ) : (
            <div className="app-settings-home">
              {found.map(({ name, pages }) => (
                <Panel
                  key={name}
                  className="app-settings-home__section"
                  title={SETTINGS_SECTION_TITLES[name]}
                >
                  <ul>
                    {pages.map((page) => (
                      <SettingsEntry
                        key={page.name}
                        page={page}
                        isMissing={missing.some((step) => step.page === page.name)}
                      />
                    ))}
                  </ul>
                </Panel>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function MissingSteps({ missing }: { missing: readonly MissingStep[] }) {
  const count = missing.length;
  return (
    <NoticeBox as="div" tone="warn" className="app-settings-missing">
      <strong>{count === 1 ? TEXTS.missingOne : fill(TEXTS.missingMany, { count })}</strong>
      <ul>
        {missing.map(({ name, path }) => (
          <li key={name}>
            {path === null ? SELLING_STEP_TEXTS[name] : <Link to={path}>{SELLING_STEP_TEXTS[name]}</Link>}
          </li>
        ))}
      </ul>
    </NoticeBox>
  );
}

function SettingsEntry({
  page: { name, path, isBeta, facts },
  isMissing,
}: {
  page: Entry;
  isMissing: boolean;
}) {
  const state = stateText(facts);
  return (
    <li>
      <Link to={path} prefetch="intent" className="app-settings-home__entry">
        <span className="app-row">
          <strong>{PAGE_TITLES[name]}</strong>
          {isBeta && <Badge tone="info">{SHELL_TAGS.beta}</Badge>}
          {isMissing && <Badge tone="warn">{TEXTS.missing}</Badge>}
        </span>
        {state !== "" && <span className="app-subline">{state}</span>}
      </Link>
    </li>
  );
}
