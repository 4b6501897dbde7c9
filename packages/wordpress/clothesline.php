<?php
/**
 * Plugin Name: Clothesline
 * Description: Clothing donations on your site: a block and a shortcode. Needs a Clothesline server, yours or another's.
 * Version: 0.1.0
 * License: MIT
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

const CLOTHESLINE_WIDGETS = ['chat', 'featured-donations', 'donation-card', 'create-form', 'donations-map'];

/** The server that the script comes from: Settings, General. */
function clothesline_server(): string {
    return untrailingslashit((string) get_option('clothesline_server', ''));
}

/**
 * The widget's place on the page; the script is added to pages that have one.
 *
 * @param array<string, string>|string $given `widget`, and the widget's attributes: `theme="dark" limit="8"`.
 */
function clothesline_widget($given): string {
    $attributes = is_array($given) ? $given : [];
    $widget = $attributes['widget'] ?? 'featured-donations';
    if (clothesline_server() === '' || !in_array($widget, CLOTHESLINE_WIDGETS, true)) {
        return '';
    }
    unset($attributes['widget']);
    wp_enqueue_script('clothesline', clothesline_server() . '/embed/latest/embed.js', [], null, ['strategy' => 'async']);
    $written = '';
    foreach ($attributes as $name => $value) {
        // Shortcodes know no dashes: link_base is link-base.
        $name = str_replace('_', '-', sanitize_key((string) $name));
        $written .= sprintf(' data-%s="%s"', esc_attr($name), esc_attr((string) $value));
    }
    return sprintf('<div data-clothesline="%s"%s></div>', esc_attr($widget), $written);
}

add_shortcode('clothesline', 'clothesline_widget');

add_action('init', function (): void {
    register_block_type(__DIR__ . '/block', ['render_callback' => 'clothesline_widget']);
});

add_action('admin_init', function (): void {
    register_setting('general', 'clothesline_server', ['type' => 'string', 'sanitize_callback' => 'esc_url_raw', 'default' => '']);
    add_settings_field('clothesline_server', 'Clothesline server', function (): void {
        printf(
            '<input type="url" class="regular-text" name="clothesline_server" value="%s" placeholder="https://clothes.example">',
            esc_attr(clothesline_server())
        );
    }, 'general');
});
