import { defineElement } from '../src/core/element';
import { FileInput } from '../src/features/file-input/file-input';

/**
 * A file that goes with a form of your page's own, at most 10 MB. Write it inside the form, whose `enctype` must be
 * `multipart/form-data`.
 *
 * @example Whatever a visitor wants to show
 * <agency-file-input name="form_submission[document]" label="Document"></agency-file-input>
 * @example A CV that must not be missing
 * <agency-file-input name="form_submission[cv]" label="Your CV" hint="As a PDF." accept=".pdf" required></agency-file-input>
 */
export default defineElement('agency-file-input', FileInput, {
  attributes: {
    /**
     * The name of its field in the form.
     * @default `file`
     */
    name: 'string',
    /**
     * Its label.
     * @default `File`
     */
    label: 'string',
    /** More about it, below the label. */
    hint: 'string',
    /** Which kinds are taken, as for any input: endings such as `.pdf` and media types, with commas between. */
    accept: 'string',
    /** The form is not sent without a file. */
    required: 'boolean',
  },
  standsAlone: true,
});
