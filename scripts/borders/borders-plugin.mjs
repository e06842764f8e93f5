// oxlint-disable typescript/no-deprecated -- ESLint has no other way to its own rules
import { builtinRules } from "eslint/use-at-your-own-risk";
import tseslint from "typescript-eslint";

/** Rules of ESLint that oxlint runs, since it has none that can say as much. */
const bordersPlugin = {
  meta: { name: "borders" },
  rules: {
    imports: tseslint.plugin.rules["no-restricted-imports"],
    syntax: builtinRules.get("no-restricted-syntax"),
    exports: builtinRules.get("no-restricted-exports"),
  },
};

export default bordersPlugin;
