/** Words about the captcha. */
export const captchaWords = {
  refused:
    'We could not check that you are a person. Please try again in a moment, or call us: ad blockers sometimes prevent this check.',
  tooMany: (seconds: number) =>
    `Several attempts have failed. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again, or choose a new password.`,
} as const;
