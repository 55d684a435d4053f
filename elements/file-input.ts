import { defineElement } from '../src/core/element';
import { FileInput } from '../src/features/file-input/file-input';

/**
 * A file field for one of the page's own forms, for a file of up to 10 MB. Write it inside the form, which must have
 * `method="post"` and `enctype="multipart/form-data"`.
 *
 * @example Any file, optional
 * <agency-file-input name="form_submission[document]" label="Document"></agency-file-input>
 * @example A required CV
 * <agency-file-input name="form_submission[cv]" label="Your CV" hint="As a PDF." accept=".pdf" required></agency-file-input>
 */
export default defineElement('agency-file-input', FileInput, {
  attributes: {
    /**
     * Name of the form field.
     * @default `file`
     */
    name: 'string',
    /**
     * Label of the field.
     * @default `File`
     */
    label: 'string',
    /** Hint below the label. */
    hint: 'string',
    /** Accepted file types, as for any file input: extensions such as `.pdf` and media types, separated by commas. */
    accept: 'string',
    /** The form cannot be sent without a file. */
    required: 'boolean',
  },
  standsAlone: true,
});
