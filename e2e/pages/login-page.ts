/** /login */
export const LoginPage = {
  async open(next?: string): Promise<void> {
    await browser.url(next ? `/login?${new URLSearchParams({ next })}` : '/login');
    await $('aria/Email').waitForDisplayed();
  },

  async submit({ email, password }: { email: string; password: string }): Promise<void> {
    await $('aria/Email').setValue(email);
    await $('aria/Password').setValue(password);
    await $('button=Login').click();
  },

  get error() {
    return $('[role="alert"]');
  },
};
