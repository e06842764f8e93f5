import "./pieces.css";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { DialogExample } from "./alert-dialog.example.tsx";
import { BadgeExample } from "./badge.example.tsx";
import { ButtonExample } from "./button.example.tsx";
import { ChipsExample } from "./chips.example.tsx";
import { EmptyStateExample } from "./empty-state.example.tsx";
import { FieldExample } from "./field-frame.example.tsx";
import { FormExample } from "./form-part.example.tsx";
import { LayoutExample } from "./layout.example.tsx";
import { NoticeExample } from "./notice.example.tsx";
import { HeadExample } from "./page-head.example.tsx";
import { PageHead } from "./page-head.tsx";
import { PagerExample } from "./pager.example.tsx";
import { PanelExample } from "./panel.example.tsx";
import { SkeletonExample } from "./skeleton.example.tsx";
import { TableExample } from "./table.example.tsx";
import { TabsExample } from "./tabs.example.tsx";

const EXAMPLES = [
  { name: "layout", Example: LayoutExample },
  { name: "panel", Example: PanelExample },
  { name: "heads", Example: HeadExample },
  { name: "tabs", Example: TabsExample },
  { name: "table", Example: TableExample },
  { name: "pager", Example: PagerExample },
  { name: "buttons", Example: ButtonExample },
  { name: "badges", Example: BadgeExample },
  { name: "chips", Example: ChipsExample },
  { name: "notices", Example: NoticeExample },
  { name: "empty", Example: EmptyStateExample },
  { name: "skeleton", Example: SkeletonExample },
  { name: "fields", Example: FieldExample },
  { name: "form", Example: FormExample },
  { name: "dialogs", Example: DialogExample },
] as const;

/** The design system: the examples of all pieces. */
export function Pieces() {
  return (
    <main className="app-ui">
      <PageHead title={UI_TEXTS.title} hint={UI_TEXTS.intro} />
      {EXAMPLES.map(({ name, Example }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{UI_TEXTS[name].title}</h2>
          <Example />
        </section>
      ))}
    </main>
  );
}
