import "./help.css";
import { Link } from "@remix-run/react";
import {
  HELP_AREAS,
  HELP_KEYS,
  HELP_PAGES,
  HELP_SUPPORT,
  HELP_TEXTS,
  type HelpPageName,
} from "#copy/shell/help.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Help: the areas of the portal, shortcuts, and contacts.
 *  @param pages - those that the person may open */
export function HelpPage({ pages }: { pages: readonly HelpPageName[] }) {
  const areas = HELP_AREAS.map(({ title, pages: all }) => ({
    title,
    pages: all.filter((name) => pages.includes(name)),
  })).filter((area) => area.pages.length > 0);
  return (
    <section>
      <PageHead title={PAGE_TITLES.Help} hint={HELP_TEXTS.hint} />
      <h2 className="app-heading">{HELP_TEXTS.areas}</h2>
      <p className="app-quiet">{HELP_TEXTS.areasHint}</p>
      <div className="app-help__areas app-grid">
        {areas.map((area) => (
          <Panel key={area.title} className="app-help__area">
            <h3 className="app-heading">{area.title}</h3>
            <dl className="app-stack app-gap-12">
              {area.pages.map((name) => (
                <div key={name}>
                  <dt>
                    <Link to={pageEntry(name).path} prefetch="intent">
                      {PAGE_TITLES[name]}
                    </Link>
                  </dt>
                  <dd className="app-quiet">{HELP_PAGES[name]}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </div>
      <div className="app-help__areas app-grid">
        <Panel title={HELP_TEXTS.keys} className="app-help__area">
          <ul className="app-help__keys app-stack app-gap-8">
            {HELP_KEYS.map(({ keys, action }) => (
              <li key={action}>
                <span className="app-row app-gap-4">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
                {action}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={HELP_TEXTS.support} className="app-help__area">
          {HELP_SUPPORT.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Panel>
      </div>
    </section>
  );
}
