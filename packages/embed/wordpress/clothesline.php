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

/** The addresses in Settings, General, which widgets call: no shortcode and no block sets them. */
const CLOTHESLINE_SETTINGS = ['server' => 'Clothesline server', 'answers_url' => 'Clothesline: your own answers', 'tiles' => 'Clothesline: tiles of the map'];

/** One of them. Only http and https; not `esc_url_raw`, which loses the braces of tiles. */
function clothesline_setting(string $name): string {
    $address = untrailingslashit(trim((string) get_option("clothesline_$name", '')));
    return preg_match('~^https?://[^\s/?#@{}"\'<>\\\\]+(/[^\s"\'<>\\\\]*)?$~iD', $address) ? $address : '';
}

/** The server that the script comes from. */
function clothesline_server(): string {
    return clothesline_setting('server');
}

// The script takes addresses of a page whose origin is its own, or stands on its tag.
add_filter('script_loader_tag', function (string $tag, string $handle): string {
    preg_match_all('~https?://[^/ ]+~', clothesline_setting('answers_url') . ' ' . clothesline_setting('tiles'), $origins);
    $hosts = strtolower(implode(' ', $origins[0]));
    if ($handle !== 'clothesline') {
        return $tag;
    }
    // Keeps optimizers from copying or joining the script, and names its address if one does.
    $added = ' data-no-minify="1" data-no-optimize="1" data-noptimize="1" data-cfasync="false"'
        . sprintf(' data-source="%s/embed/latest/embed.js"', esc_attr(clothesline_server()))
        . ($hosts === '' ? '' : sprintf(' data-hosts="%s"', esc_attr($hosts)));
    return str_replace(' src=', $added . ' src=', $tag);
}, 10, 2);

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
    foreach (['chat' => 'answers_url', 'donations-map' => 'tiles'] as $of => $name) {
        $address = $of === $widget ? clothesline_setting($name) : '';
        $written .= $address === '' ? '' : sprintf(' data-%s="%s"', str_replace('_', '-', $name), esc_attr($address));
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
    foreach (CLOTHESLINE_SETTINGS as $name => $title) {
        register_setting('general', "clothesline_$name", ['type' => 'string', 'sanitize_callback' => 'trim', 'default' => '']);
        add_settings_field("clothesline_$name", $title, function () use ($name): void {
            printf('<input class="regular-text" id="clothesline_%1$s" name="clothesline_%1$s" value="%2$s" placeholder="https://">', esc_attr($name), esc_attr(clothesline_setting($name)));
        }, 'general', 'default', ['label_for' => "clothesline_$name"]);
    }
});
