import "./tabs.css";
import { Link } from "@remix-run/react";
import { forwardRef } from "react";

export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
  /** How much there is behind it. */
  count?: number;
}

export interface TabsProps {
  /** What the tabs lead through, which is heard only. */
  label: string;
  tabs: readonly Tab[];
  /** When what is behind a tab is loaded: as soon as somebody is about to press it, or once it is pressed. */
  prefetch?: "intent" | "none";
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** The way between the parts of a page, each with an address of its own. */
export const Tabs = forwardRef<HTMLElement, TabsProps>(function Tabs(
  { label, tabs, prefetch = "intent", preventScrollReset = false },
  ref,
) {
  return (
    <nav ref={ref} className="app-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className="app-tabs__tab"
          aria-current={tab.isCurrent ? "page" : undefined}
          prefetch={prefetch}
          preventScrollReset={preventScrollReset}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {" "}
              <span className="app-tabs__count">{tab.count}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
});
