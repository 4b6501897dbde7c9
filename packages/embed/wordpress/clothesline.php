<?php
/**
 * Plugin Name: Clothesline
 * Description: Clothing donations on your site: a block and a shortcode. Needs a Clothesline server, yours or another's.
 * Version: 0.1.0
 * License: MIT
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

/**
 * The attributes of each widget, by its name. Authors and contributors write shortcodes and blocks: nothing but these
 * reaches the page.
 *
 * @return array<string, string[]>
 */
function clothesline_attributes(): array {
    static $attributes = null;
    return $attributes ??= json_decode((string) file_get_contents(__DIR__ . '/attributes.json'), true);
}

/** The server that the script comes from: Settings, General. Only http and https. */
function clothesline_server(): string {
    return esc_url_raw(untrailingslashit((string) get_option('clothesline_server', '')), ['http', 'https']);
}

/**
 * The widget's place on the page; the script is added to pages that have one.
 *
 * @param array<string, string>|string $given `widget`, and the widget's attributes: `theme="dark" limit="8"`.
 */
function clothesline_widget($given): string {
    $attributes = is_array($given) ? $given : [];
    $widget = $attributes['widget'] ?? 'featured-donations';
    $known = is_string($widget) ? clothesline_attributes()[$widget] ?? [] : [];
    if ($known === []) {
        return '';
    }
    if (clothesline_server() === '') {
        return clothesline_notice();
    }
    wp_enqueue_script('clothesline', clothesline_server() . '/embed/latest/embed.js', [], null, ['strategy' => 'async']);
    $written = '';
    foreach ($attributes as $name => $value) {
        // Shortcodes know no dashes, and blocks write camelCase: link_base and linkBase are link-base.
        $name = strtolower(preg_replace('/(?<=[a-z])(?=[A-Z])/', '-', str_replace('_', '-', (string) $name)));
        if (!in_array($name, $known, true) || !is_scalar($value) || $value === '' || $value === false) {
            continue;
        }
        $written .= sprintf(' data-%s="%s"', $name, esc_attr($value === true ? '' : (string) $value));
    }
    return sprintf('<div data-clothesline="%s"%s></div>', esc_attr($widget), $written);
}

/** While no server is set: somebody who can set it is told, a visitor sees nothing. */
function clothesline_notice(): string {
    if (!current_user_can('manage_options')) {
        return '';
    }
    return sprintf(
        '<p>%s <a href="%s">%s</a></p>',
        esc_html__('Clothesline: no server is set, so visitors see nothing here.', 'clothesline'),
        esc_url(admin_url('options-general.php#clothesline_server')),
        esc_html__('Set it in Settings, General', 'clothesline')
    );
}

add_shortcode('clothesline', 'clothesline_widget');

add_action('init', function (): void {
    register_block_type(__DIR__ . '/block', ['render_callback' => 'clothesline_widget']);
});

// For the preview in the editor.
add_action('enqueue_block_editor_assets', function (): void {
    $server = 'window.clotheslineServer = ' . wp_json_encode(clothesline_server()) . ';';
    wp_add_inline_script('clothesline-widget-editor-script', $server, 'before');
});

add_action('admin_init', function (): void {
    register_setting('general', 'clothesline_server', ['type' => 'string', 'sanitize_callback' => 'esc_url_raw', 'default' => '']);
    add_settings_field('clothesline_server', __('Clothesline server', 'clothesline'), function (): void {
        printf(
            '<input type="url" class="regular-text" id="clothesline_server" name="clothesline_server" value="%s" placeholder="https://clothes.example">',
            esc_attr(clothesline_server())
        );
    }, 'general', 'default', ['label_for' => 'clothesline_server']);
});
