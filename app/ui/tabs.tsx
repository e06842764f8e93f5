import "./tabs.css";
import { Link } from "@remix-run/react";
import { forwardRef } from "react";

export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
  /** Number of items behind the tab. */
  count?: number;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** When the target of a tab is loaded: on hover or focus (`intent`), or when it is pressed. */
  prefetch?: "intent" | "none";
  /** Whether the scroll position is kept. */
  preventScrollReset?: boolean;
}

/** Tabs between the parts of a page, each with an address of its own. */
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
