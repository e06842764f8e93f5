import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import { OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { Panel } from "#app/ui/panel.tsx";

/** News of the distributor for its integrators. */
export function News({ news }: Pick<IntegratorDashboard, "news">) {
  return (
    <Panel className="app-board app-stack app-gap-12" aria-label={OVERVIEW_TEXTS.news}>
      <h2 className="app-chart__title">{OVERVIEW_TEXTS.news}</h2>
      <ul className="app-news">
        {news.map(({ id, title, description, image, link }) => (
          <li key={id} className="app-stack app-gap-8">
            {image !== null && <img src={image} alt="" loading="lazy" />}
            <strong>{title}</strong>
            <p className="app-quiet">{description}</p>
            {link !== null && <NewsLink to={link} title={title} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A link within the portal opens in the same tab, any other in a new one. */
function NewsLink({ to, title }: { to: string; title: string }) {
  const label = `${OVERVIEW_TEXTS.newsLink}: ${title}`;
  if (/^\/(?!\/)/.test(to)) {
    return (
      <Link to={to} aria-label={label}>
        {OVERVIEW_TEXTS.newsLink}
      </Link>
    );
  }
  if (!to.startsWith("https://")) return null;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {OVERVIEW_TEXTS.newsLink}
    </a>
  );
}
