/** A form's heading as prescribed, 'Book a Viewing', or in sentence case where the site wants it: 'Book a viewing'. */
export function formHeading(heading: string, { sentenceCaseHeadings }: { sentenceCaseHeadings: boolean }): string {
  return sentenceCaseHeadings ? heading.slice(0, 1) + heading.slice(1).toLowerCase() : heading;
}
