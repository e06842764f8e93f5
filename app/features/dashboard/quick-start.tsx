import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import { IconChevronRight } from "@tabler/icons-react";
import { OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { Panel } from "#app/ui/panel.tsx";

/** Id of the element that the page's link leads to. */
export const START_ID = "comprar";

export type StartPage = keyof typeof OVERVIEW_TEXTS.starts;

/** The ways to buy that the person may use. */
export function QuickStart({ starts }: { starts: readonly { page: StartPage; path: string }[] }) {
  return (
    <Panel
      id={START_ID}
      className="app-board app-stack app-gap-12 app-welcome"
      aria-label={OVERVIEW_TEXTS.start}
    >
      <h2 className="app-chart__title">{OVERVIEW_TEXTS.start}</h2>
      <ul>
        {starts.map(({ page, path }) => (
          <li key={page}>
            <Link to={path} prefetch="intent" className="app-row app-row--between app-welcome__step">
              <span>
                <strong>{PAGE_TITLES[page]}</strong>
                <span className="app-quiet">{OVERVIEW_TEXTS.starts[page]}</span>
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
