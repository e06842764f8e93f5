import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Panel } from "./panel.tsx";

/** How things stand to each other, and what texts are. */
export function LayoutExample() {
  const { stack, row, facts, sums } = UI_TEXTS.layout;
  return (
    <div className="app-grid">
      <Panel as="div" className="app-pad app-stack app-gap-4">
        <h3 className="app-heading">{stack.title}</h3>
        <p className="app-small">{stack.text}</p>
        <h4 className="app-subheading">{stack.parts}</h4>
        <ul className="app-lines">
          {stack.lines.map((line) => (
            <li key={line} className="app-strong app-wrap">
              {line}
              <small className="app-subline" data-tone="warn">
                {stack.note}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel as="div" className="app-pad app-stack app-gap-12">
        <div className="app-row app-row--between">
          <h3 className="app-heading">{row.title}</h3>
          <Button>{row.action}</Button>
        </div>
        <div className="app-row app-row--top app-gap-24">
          <p className="app-small app-grow">{row.text}</p>
          <Badge>{row.badge}</Badge>
        </div>
        <div className="app-row app-row--end app-row--bottom app-gap-0">
          <Button kind="link">{row.action}</Button>
        </div>
      </Panel>
      <Panel as="dl" className="app-pad app-facts app-facts--columns">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Panel>
      <Panel as="dl" className="app-pad app-facts app-facts--beside">
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={value}>{value}</dd>])}
      </Panel>
      <Panel as="dl" className="app-pad app-sums">
        {sums.map(([name, value], at) => (
          <div key={name} className={at === sums.length - 1 ? "app-sums__total" : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Panel>
    </div>
  );
}
