import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import { IconChevronRight } from "@tabler/icons-react";
import { WELCOME_TEXTS } from "#copy/dashboard.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { Panel } from "#app/ui/panel.tsx";

export type WelcomePage = keyof typeof WELCOME_TEXTS.steps;

export interface WelcomeStep {
  page: WelcomePage;
  path: string;
}

/** First steps of a distributor without orders. */
export function Welcome({ steps }: { steps: readonly WelcomeStep[] }) {
  return (
    <Panel as="div" className="app-board app-stack app-gap-12 app-welcome">
      <h2 className="app-chart__title">{WELCOME_TEXTS.title}</h2>
      <p className="app-quiet">{WELCOME_TEXTS.hint}</p>
      <ul>
        {steps.map(({ page, path }) => (
          <li key={page}>
            <Link to={path} prefetch="intent" className="app-row app-row--between app-welcome__step">
              <span>
                <strong>{PAGE_TITLES[page]}</strong>
                <span className="app-quiet">{WELCOME_TEXTS.steps[page]}</span>
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
