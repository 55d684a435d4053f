/** The values of a form by field name; unticked and unchosen fields are absent. */
export type FormValues = Readonly<Partial<Record<string, string>>>;
