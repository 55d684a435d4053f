/** The agency whose server this is. */
export interface Agency {
  name: string;
  email: string;
  /** What one more character of a name may be, as in the site setting of that name. */
  namePattern: string;
  /** Telephone numbers are taken as people write them, as by the site setting of that name. */
  acceptWrittenTelephones: boolean;
}
