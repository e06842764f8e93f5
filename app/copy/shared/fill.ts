type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What has to be given for each `{placeholder}` of a template. */
export type Filling<Template extends string> = Record<Placeholder<Template>, string | number>;

/** Text of a template with its `{placeholders}` replaced; what is filled in is never read as a template again.
 *  @example fill("CD: {state} - {city}", { state: "SP", city: "Campinas" }) // "CD: SP - Campinas" */
export function fill<const Template extends string>(template: Template, filling: Filling<Template>): string {
  const given = new Map<string, string | number>(Object.entries(filling));
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(given.get(name) ?? placeholder),
  );
}
